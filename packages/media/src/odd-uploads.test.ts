import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as hostile from '@spinreel/fixtures/hostile/hostile-videos';
import * as odd from '@spinreel/fixtures/odd/odd-videos';
import { findProblemCode, expectValue } from '../test/expect-outcome.ts';
import { makeMedia, probe, readSource } from '../test/make-media.ts';
import { makeMezzanineOf } from '../test/make-mezzanine-of.ts';
import { createTemporaryFolder } from '../test/create-temporary-folder.ts';
import { createMemoryRecipeStore } from './recipes/memory-recipe-store.ts';
import { makeMezzanine } from './video/make-mezzanine.ts';
import { probeVideo } from './video/probe-video.ts';
import { sniffMedia } from './sniff-media.ts';

const folder = createTemporaryFolder();

describe('refuses by its first bytes', () => {
  test.each([
    ['text', hostile.makeTextNamedMp4],
    ['an HLS playlist', hostile.makePlaylistNamedMp4],
    ['a concat script', hostile.makeConcatScriptNamedMp4],
    ['an empty file', hostile.makeEmptyFile],
    ['a single byte', hostile.makeOneByteFile],
  ])('%s that is named .mp4', async (_, make) => {
    const path = await make(folder);
    expect(sniffMedia(await readFile(path))).toBeNull();
    expect(findProblemCode(await probeVideo({ path, kind: 'mp4' }))).toBe('unreadable');
  });
});

test('refuses a video whose index is missing', async () => {
  const path = await hostile.makeInterruptedMp4(folder);
  expect(findProblemCode(await probeVideo({ path, kind: 'mp4' }))).toBe('unreadable');
});

test('refuses a QuickTime file that only points to an address', async () => {
  const path = join(folder, 'reference.mov');
  await writeFile(path, referenceMovie('http://127.0.0.1:9/other.mov'));
  expect(sniffMedia(await readFile(path))).toBe('mov');
  expect(findProblemCode(await probeVideo({ path, kind: 'mov' }))).toMatch(/unreadable|unsupported/);
});

// The other odd videos: odd-uploads.proof.ts.
test.each([
  ['a turned video', odd.makeRotatedVideo, { widthPx: 360, heightPx: 202 }],
  ['a soundless video', odd.makeSoundlessVideo, { widthPx: 640, heightPx: 360 }],
  ['a video of 0.3 seconds', odd.makeVeryShortVideo, { frameRate: 30 }],
] as const)('takes %s', async (_, make, expected) => {
  expect(await makeMezzanineOf(await make(), folder)).toMatchObject(expected);
});

test('writes color tags to an upload without them, so that every size looks the same', async () => {
  const path = join(folder, 'unnamed-colours.mp4');
  await makeMedia(path, [
    ...['-f', 'lavfi', '-i', 'color=c=0x20C040:s=1280x720:r=10:d=1'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setparams=colorspace=unknown'],
  ]);
  const source = await readSource(path);
  const facts = expectValue(await probeVideo({ path, kind: 'mp4' }));
  const framing = { splitScreen: true, zoom: 2, zoomX: 0, zoomY: 0 };
  const made = expectValue(
    await makeMezzanine({ source, facts, ...framing, store: createMemoryRecipeStore() }),
  );
  expect(made.heightPx).toBeLessThan(720);
  const output = join(folder, 'named-colours.mp4');
  await writeFile(output, made.bytes);
  const { streams } = await probe<{ streams: object[] }>(
    output,
    'stream=color_space,color_primaries,color_transfer',
    ['-select_streams', 'v'],
  );
  expect(streams).toEqual([{ color_space: 'bt709', color_primaries: 'bt709', color_transfer: 'bt709' }]);
});

/** A `moov` box that only refers to another movie by its URL. */
function referenceMovie(address: string): Buffer {
  const url = Buffer.from(`${address}\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(url.length);
  const reference = box('rdrf', Buffer.concat([Buffer.alloc(4), Buffer.from('url '), length, url]));
  return box('moov', box('rmra', box('rmda', reference)));
}

function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}
