// Records a one-minute film of the product in use for the front page, with images for the README: `pnpm walkthrough`.
// Needs the built web app and an otherwise idle machine.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answeredConsent } from '@spinreel/e2e/support/answered-consent';
import { listUsedControls } from '@spinreel/e2e/walkthrough/list-used-controls';
import { playWalkthrough } from '@spinreel/e2e/walkthrough/play-walkthrough';
import { encodeFilm, encodeLoop, extractPoster } from './encode-film.ts';
import { startFilm } from './film.ts';
import { launchBrowser } from './launch-browser.ts';
import { createPointer } from './pointer.ts';
import { serveCopy } from './served-copy.ts';
import { webVtt } from './web-vtt.ts';

const port = 4187;
/** The scene in which the ad is played. */
const loop = { fromSeconds: 40.5, seconds: 7 };
const stills = [
  ['trim-and-pause', 20],
  ['customize', 34],
  ['export', 58],
] as const;
const images = fileURLToPath(new URL('../../../docs/images/', import.meta.url));
const out = fileURLToPath(new URL('../../../apps/web/public/', import.meta.url));

const filmedControls = fileURLToPath(
  new URL('../../../e2e/src/walkthrough/filmed-controls.json', import.meta.url),
);

const folder = await mkdtemp(join(tmpdir(), 'spinreel-film-'));
const product = await serveCopy(port);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({
    baseURL: product.address,
    storageState: answeredConsent(product.address),
    viewport: { width: 1440, height: 810 },
    deviceScaleFactor: 4 / 3,
    colorScheme: 'dark',
  });
  const { pointer, controls } = listUsedControls(await createPointer(page));
  const film = await startFilm(page, folder);
  await playWalkthrough({ page, pointer, film, accessPassword: product.accessPassword });
  const { frames, captions } = await film.end();
  await mkdir(out, { recursive: true });
  const encoded = join(folder, 'walkthrough.mp4');
  await encodeFilm({ frames, folder, into: encoded });
  await copyFile(encoded, join(out, 'walkthrough.mp4'));
  await mkdir(images, { recursive: true });
  await encodeLoop(encoded, { ...loop, into: join(images, 'preview.webp') });
  for (const [name, atSeconds] of stills)
    await extractPoster(encoded, { atSeconds, into: join(images, `${name}.webp`) });
  await writeFile(join(out, 'walkthrough.vtt'), webVtt(captions));
  // A test compares them with the product's controls, and fails when the film is out of date.
  await writeFile(filmedControls, `${JSON.stringify(controls, null, 2)}\n`);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
