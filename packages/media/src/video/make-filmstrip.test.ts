import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FilmstripLayout,
  computeFilmstripLayout,
} from '@spinreel/config-schema/limits/filmstrip-layout';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findProblemCode, expectValue } from '../../test/expect-outcome.ts';
import { makeFrameCodedClip } from '../../test/make-frame-coded-clip.ts';
import { readSource } from '../../test/make-media.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { makeFilmstrip } from './make-filmstrip.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';

const folder = createTemporaryFolder();

// Requirement: media.filmstrip
test.each([
  ['a wide clip', { width: 320, height: 180, frameCount: 120, frameRate: '30' }],
  [
    'a portrait clip at a television frame rate',
    { width: 90, height: 160, frameCount: 60, frameRate: '24000/1001' },
  ],
  ['a clip of fewer frames than tiles', { width: 160, height: 160, frameCount: 7, frameRate: '5' }],
  ['a single frame', { width: 160, height: 160, frameCount: 1, frameRate: '10' }],
])('shows in each tile of %s what is on screen at its time', async (name, clip) => {
  const path = await makeFrameCodedClip(join(folder, `${name.replaceAll(' ', '-')}.mp4`), clip);
  const [numerator = 0, denominator = 1] = clip.frameRate.split('/').map(Number);
  const frameRate = numerator / denominator;
  const layout = computeFilmstripLayout({
    durationSeconds: clip.frameCount / frameRate,
    widthPx: clip.width,
    heightPx: clip.height,
  });
  const jpeg = await makeTestFilmstrip(path, layout);
  const { width, height, format } = await sharp(jpeg).metadata();
  const rows = Math.ceil(layout.tileCount / layout.columns);
  expect([width, height, format]).toEqual([
    layout.columns * layout.tileWidthPx,
    rows * layout.tileHeightPx,
    'jpeg',
  ]);
  const shown = Array.from({ length: layout.tileCount }, (_, tile) =>
    // A millisecond later, because a frame that starts exactly then is on screen.
    Math.min(clip.frameCount - 1, Math.floor(tile * layout.stepSeconds * frameRate + 1e-6)),
  );
  expect(await readTileCodes(jpeg, layout)).toEqual(shown);
});

// Requirement: media.filmstrip
test('crops a wide frame to its tile at both sides', async () => {
  const clip = { width: 640, height: 144, frameCount: 10, frameRate: '10' };
  const path = await makeFrameCodedClip(join(folder, 'banner.mp4'), clip);
  const layout = computeFilmstripLayout({ durationSeconds: 1, widthPx: 640, heightPx: 144 });
  const jpeg = await makeTestFilmstrip(path, layout);
  expect(layout.tileWidthPx).toBe(160);
  // Half of the frame is visible: columns 2 to 5 of 8. Frame 5 has bits 0 and 2, so its column 2 is white.
  const tile = { left: 2 * 160, top: 0, width: 160, height: 72 };
  const { data } = await sharp(jpeg).extract(tile).resize(4, 1, { fit: 'fill' }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  expect([...data].map((grey) => grey > 127)).toEqual([true, false, false, false]);
});

test('reports a file that is not a video as unreadable', async () => {
  const path = join(folder, 'text.mp4');
  await writeFile(path, 'not a video');
  const layout = computeFilmstripLayout({ durationSeconds: 1, widthPx: 2, heightPx: 2 });
  const source = { path, kind: 'mp4', sha256: '0'.repeat(64) } as const;
  const made = await makeFilmstrip({ source, layout, store: createMemoryRecipeStore() });
  expect(findProblemCode(made)).toBe('unreadable');
});

async function makeTestFilmstrip(path: string, layout: FilmstripLayout): Promise<Uint8Array> {
  const source = await readSource(path);
  return expectValue(await makeFilmstrip({ source, layout, store: createMemoryRecipeStore() }));
}

/** The frame numbers that the tiles show, each as eight black or white columns. */
async function readTileCodes(jpeg: Uint8Array, layout: FilmstripLayout): Promise<number[]> {
  const { tileWidthPx, tileHeightPx, columns, tileCount } = layout;
  return await Promise.all(
    Array.from({ length: tileCount }, async (_, tile) => {
      const left = (tile % columns) * tileWidthPx;
      const top = Math.floor(tile / columns) * tileHeightPx;
      const bits = await sharp(jpeg)
        .extract({ left, top, width: tileWidthPx, height: tileHeightPx })
        .resize(8, 1, { fit: 'fill' })
        .greyscale()
        .raw()
        .toBuffer();
      return bits.reduce((code, grey, bit) => code + (grey > 127 ? 2 ** bit : 0), 0);
    }),
  );
}
