import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { subsetFont } from './subset-font.ts';

test('makes fonts that were asked for at the same time, each with its own characters', async () => {
  const bytes = await readFont();
  const [short, long] = await Promise.all([subsetFont(bytes, 'A'), subsetFont(bytes, 'ABCDEFGH')]);
  expect(short.length).toBeLessThan(long.length);
  expect(long.length).toBeLessThan(bytes.length);
});

test('rejects a damaged font, and goes on', async () => {
  const bytes = await readFont();
  await expect(subsetFont(bytes.subarray(0, 500), 'A')).rejects.toThrow('failed');
  expect(await subsetFont(bytes, 'A')).toEqual(await subsetFont(bytes, 'A'));
});

function readFont(): Promise<Uint8Array> {
  return readFile(new URL(import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2')));
}
