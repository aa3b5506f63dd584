import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaFolder } from '@spinreel/samples/sample-media';
import { withDrawingPage } from './rendering/drawing-browser.ts';
import { renderSlotClip } from './rendering/render-slot-clip.ts';
import { renderStills } from './rendering/render-stills.ts';
import { sampleAd } from '@spinreel/samples/sample-ad';
import { renderMusic } from './sound/render-music.ts';
import { slotClipSound } from './sound/slot-clip-sound.ts';
import { wavBytes } from './sound/wav-bytes.ts';

// Rebuilds everything in `media/`: pnpm samples
await mkdir(mediaFolder, { recursive: true });
await writeFile(join(mediaFolder, 'ad.json'), `${JSON.stringify(sampleAd, null, 2)}\n`);
console.log('Playing the music ...');
await renderMusic();
const folder = await mkdtemp(join(tmpdir(), 'sample-clip-'));
try {
  const soundPath = join(folder, 'slot-clip.wav');
  await writeFile(soundPath, wavBytes(slotClipSound()));
  await withDrawingPage(async (page) => {
    console.log('Drawing the images ...');
    await renderStills(page);
    console.log('Drawing the slot clip ...');
    await renderSlotClip(page, soundPath);
  });
} finally {
  await rm(folder, { recursive: true });
}
console.log(`Done: ${mediaFolder}`);
