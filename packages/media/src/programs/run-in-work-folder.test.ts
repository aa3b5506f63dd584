import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { runInWorkFolder, removeStaleWorkFolders } from './run-in-work-folder.ts';

const folder = createTemporaryFolder();
afterEach(() => vi.unstubAllEnvs());

test('removes the folder of a job that failed', async () => {
  let used = '';
  const job = runInWorkFolder((path) => {
    used = path;
    return Promise.reject(new Error('failed'));
  });
  await expect(job).rejects.toThrow('failed');
  expect(existsSync(used)).toBe(false);
});

test('removes what killed processes left, and nothing else', async () => {
  vi.stubEnv('TMPDIR', folder);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of ['spinreel-media-old', 'spinreel-media-new', 'another-program']) {
    await mkdir(join(folder, name));
    if (name !== 'spinreel-media-new') await utimes(join(folder, name), yesterday, yesterday);
  }
  expect(await removeStaleWorkFolders(new Date(Date.now() - 60 * 60 * 1000))).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['another-program', 'spinreel-media-new']);
});
