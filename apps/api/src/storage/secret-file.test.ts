import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { secretFile } from './secret-file.ts';

it('makes a secret once, readable by this user alone', async () => {
  const folder = await setup();
  const path = join(folder, 'secret');
  expect(await secretFile(path, () => 'first')).toBe('first');
  expect(await secretFile(path, () => 'second')).toBe('first');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

it('gives all who ask at once the same secret', async () => {
  const path = join(await setup(), 'secret');
  const secrets = await Promise.all(['a', 'b', 'c', 'd'].map((text) => secretFile(path, () => text)));
  expect(new Set(secrets).size).toBe(1);
});

async function setup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-secret-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
