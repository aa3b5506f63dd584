import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFolder } from './create-folder.ts';

it('creates a folder with its parents, also if several ask at the same time', async () => {
  const folder = join(await setup(), 'a', 'b');
  await Promise.all([createFolder(folder), createFolder(folder)]);
  await createFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

it('rejects where a file is in the way', async () => {
  const file = join(await setup(), 'file');
  await writeFile(file, '');
  await expect(createFolder(join(file, 'a', 'b'))).rejects.toThrow(`mkdir '${file}'`);
});

it('rejects where the system does not store folders', async () => {
  await expect(createFolder('/proc/spinreel/a')).rejects.toThrow("mkdir '/proc/spinreel'");
});

/** Creates a temporary folder. */
async function setup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
