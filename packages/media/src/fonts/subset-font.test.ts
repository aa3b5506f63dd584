import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { subsetFont } from './subset-font.ts';

const names = ['anton', 'bangers', 'bungee', 'lobster', 'pacifico', 'shrikhand', 'limelight', 'anton'];

// The first test, because the thread must not have started yet.
test('makes different fonts that were asked for at the same time', async () => {
  const make = async (name: string) => await subsetFont(await readFont(name), 'Spin 7');
  const together = await Promise.all(names.map(make));
  const apart = [];
  for (const name of names) apart.push(await make(name));
  expect(together).toEqual(apart);
  expect(new Set(apart.map((font) => Buffer.from(font).toString('base64'))).size).toBe(names.length - 1);
  expect(apart.at(-1)).toEqual(apart[0]);
});

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

function readFont(name = 'anton'): Promise<Uint8Array> {
  const path = `@fontsource/${name}/files/${name}-latin-400-normal.woff2`;
  return readFile(new URL(import.meta.resolve(path)));
}
