import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOrCreateSecret } from './read-or-create-secret.ts';

it('creates a secret once, readable by this user only', async () => {
  const { folder, path, read } = await setup();
  expect(await read('first')).toBe('first');
  expect(await read('second')).toBe('first');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

it('gives concurrent callers the same secret', async () => {
  const { read } = await setup();
  const secrets = await Promise.all(['a', 'b', 'c', 'd'].map((text) => read(text)));
  expect(new Set(secrets).size).toBe(1);
});

it.each([
  ['empty', ''],
  ['of white space', ' \n'],
  ['cut off', 'half a sec'],
  ['full of zeros', '\0'.repeat(44)],
  ['two lines long', 'one\ntwo\n'],
])('replaces a damaged file, or refuses it and leaves it as it is: %s', async (_name, damaged) => {
  const { folder, path, read } = await setup();
  await writeFile(path, damaged);
  await expect(read('new', 'refuse')).rejects.toThrow(`The file ${path} is empty or damaged.`);
  expect(await readFile(path, 'utf8')).toBe(damaged);
  expect(await read('new')).toBe('new');
  expect(await read('newer')).toBe('new');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

it('accepts a secret that was written by hand', async () => {
  const { path, read } = await setup();
  await writeFile(path, 'my own \u00fcber secret\r\n');
  expect(await read('new', 'refuse')).toBe('my own \u00fcber secret');
});

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-secret-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'secret');
  const read = (made: string, whenDamaged: 'replace' | 'refuse' = 'replace'): Promise<string> =>
    readOrCreateSecret({ path, make: () => made, whenDamaged });
  return { folder, path, read };
}
