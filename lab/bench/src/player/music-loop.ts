import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeMusic } from '@spinreel/media/audio/encode-music';
import { musicRecipe } from '@spinreel/media/recipes/music-recipe';
import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import type { Page } from 'playwright';
import { bareFfmpeg } from '../media/bare-ffmpeg.ts';
import { codedAd } from './coded-ad.ts';
import type { Bench } from '../figure.ts';
import { withLocalServer } from '../local-server.ts';
import { withPhone } from '../phone.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { watchLoop } from './watch-loop.ts';

/** Measures the silence when music repeats: a continuous tone as the ad plays it, and in a plain loop. */
export const musicLoop: Bench = {
  name: 'music-loop',
  run: () =>
    inScratchFolder(async (folder) => {
      const tone = join(folder, 'tone.wav');
      // A whole number of waves: without a gap, a loop of it never stops.
      await bareFfmpeg(['-f', 'lavfi', '-i', 'sine=frequency=441:duration=3:sample_rate=44100', tone]);
      const made = await encodeMusic({ path: tone, kind: 'wav', recipe: musicRecipe });
      if (!made.ok) throw new Error(made.problem.message);
      const music = { bytes: made.value.bytes, mimeType: 'audio/mpeg' };
      const ad = await codedAd({ pauseFrames: [], celebration: 'confetti', music });
      const plain = join(folder, 'plain.mp3');
      await bareFfmpeg(['-i', tone, '-c:a', 'libmp3lame', '-b:a', '96k', '-write_xing', '0', plain]);
      const files = {
        '/ad.html': { bytes: ad, mimeType: 'text/html; charset=utf-8' },
        '/plain.html': { bytes: Buffer.from(plainPage), mimeType: 'text/html; charset=utf-8' },
        '/plain.mp3': { bytes: await readFile(plain), mimeType: 'audio/mpeg' },
      };
      const browser = await launchChromium();
      try {
        return await withLocalServer(files, async (origin) => {
          const gapMs = (path: string) =>
            withPhone(browser, { slowness: 1 }, watchLoop, ({ page }) =>
              measureGap(page, `${origin}/${path}`),
            );
          return [
            {
              name: 'silence where the music begins again',
              value: await gapMs('ad.html'),
              unit: 'ms',
              atMost: 0,
            },
            { name: 'the same of a plain MP3, looped whole', value: await gapMs('plain.html'), unit: 'ms' },
          ];
        });
      } finally {
        await browser.close();
      }
    }),
};

async function measureGap(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.touchscreen.tap(195, 300);
  await page.waitForFunction(() => window.loopGapMs !== undefined, null, { timeout: 30_000 });
  return page.evaluate(() => window.loopGapMs as number);
}

const plainPage = `<!doctype html><script>
onclick = async () => {
  const context = new AudioContext();
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(await (await fetch('/plain.mp3')).arrayBuffer());
  source.loop = true;
  source.connect(context.destination);
  source.start();
};
</script>`;
