import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { makeMedia } from '../../test/make-media.ts';
import { createMediaTools } from './create-media-tools.ts';

const folder = createTemporaryFolder();
const tools = createMediaTools();

test('measures a video that is in memory', async () => {
  const path = await makeMedia(join(folder, 'clip.mp4'), [
    ...[
      '-f',
      'lavfi',
      '-i',
      'testsrc=s=96x54:r=10:d=2',
      '-f',
      'lavfi',
      '-i',
      'sine=d=2',
      '-pix_fmt',
      'yuv420p',
    ],
  ]);
  const bytes = await readFile(path);
  let frameCount = 0;
  const isDecoded = await tools.readFrames(bytes, (size) => {
    expect(size).toEqual({ widthPx: 96, heightPx: 54 });
    return () => void (frameCount += 1);
  });
  expect({ isDecoded, frameCount }).toEqual({ isDecoded: true, frameCount: 20 });
  expect((await tools.measureLoudness(bytes))?.integratedLufs).toBeLessThan(0);
});

test('does not measure what is neither a video nor a sound', async () => {
  const bytes = new TextEncoder().encode('no medium');
  expect(await tools.readFrames(bytes, () => () => {})).toBe(false);
  expect(await tools.measureLoudness(bytes)).toBeNull();
});
