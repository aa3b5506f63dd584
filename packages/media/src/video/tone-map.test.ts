import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectValue } from '../../test/expect-outcome.ts';
import { makeHdrClip, type Rgb } from '../../test/make-hdr-clip.ts';
import { probe, readSource } from '../../test/make-media.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import type { HdrTransfer } from '../recipes/video-recipe.ts';
import { makeMezzanine } from './make-mezzanine.ts';
import { probeVideo } from './probe-video.ts';

const run = promisify(execFile);
const folder = createTemporaryFolder();
afterEach(() => vi.unstubAllEnvs());

const colours: readonly Rgb[] = [
  [0, 0, 0],
  [255, 255, 255],
  [128, 128, 128],
  [230, 180, 40],
  [60, 20, 90],
  [200, 160, 140],
  [20, 120, 110],
  [220, 30, 40],
];

// Requirement: media.mezzanine
test.each<HdrTransfer>(['arib-std-b67', 'smpte2084'])(
  'converts the colours of an HDR video of %s to those of ordinary video',
  async (transfer) => {
    const path = await makeHdrClip(join(folder, `${transfer}.mov`), { transfer, colours });
    const output = await makeTestMezzanine(path);
    const seen = await readColumns(output);
    const differences = colours.flatMap((colour, column) =>
      colour.map((value, channel) => Math.abs(value - (seen[3 * column + channel] ?? Infinity))),
    );
    expect(Math.max(...differences)).toBeLessThanOrEqual(6);
    const { streams } = await probe<{ streams: object[] }>(
      output,
      'stream=pix_fmt,color_range,color_space,color_primaries,color_transfer',
    );
    const bt709 = { color_space: 'bt709', color_primaries: 'bt709', color_transfer: 'bt709' };
    expect(streams).toEqual([{ pix_fmt: 'yuv420p', color_range: 'tv', ...bt709 }]);
  },
);

test('reports an HDR video that the installed ffmpeg cannot convert', async () => {
  const path = await makeHdrClip(join(folder, 'pale.mov'), { transfer: 'arib-std-b67', colours });
  const bin = join(folder, 'without-filters');
  await mkdir(bin);
  await writeFile(join(bin, 'ffmpeg'), "#!/bin/sh\necho ' T.. scale V->V Scale'\n", { mode: 0o755 });
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
  const facts = expectValue(await probeVideo({ path, kind: 'mov' }));
  expect(facts).toMatchObject({ isPaleHdr: true, widthPx: 320 });
  expect(facts.hdrTransfer).toBeUndefined();
});

async function makeTestMezzanine(path: string): Promise<string> {
  const facts = expectValue(await probeVideo({ path, kind: 'mov' }));
  const made = expectValue(
    await makeMezzanine({
      ...{ source: await readSource(path), facts, store: createMemoryRecipeStore() },
      ...{ splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 },
    }),
  );
  const output = `${path}.mp4`;
  await writeFile(output, made.bytes);
  return output;
}

/** Red, green and blue in the middle of each column of the first frame. */
async function readColumns(path: string): Promise<number[]> {
  const columnPx = 40;
  const { stdout } = await run(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-i', path, '-frames:v', '1'],
      ...['-vf', 'crop=iw:2,scale=in_color_matrix=bt709:in_range=tv:out_range=pc,format=rgb24'],
      ...['-f', 'rawvideo', '-'],
    ],
    { encoding: 'buffer' },
  );
  return colours.flatMap((_, column) => {
    const middle = 3 * (column * columnPx + columnPx / 2);
    return [...stdout.subarray(middle, middle + 3)];
  });
}
