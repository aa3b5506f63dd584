import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findChromium } from './find-chromium.ts';

it('finds the browser that CHROMIUM_PATH names before those on PATH', async () => {
  const { folder, add } = await setup();
  await add('chromium');
  const named = await add('my-browser');
  expect(await findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
});

it('finds Chrome on PATH', async () => {
  const { folder, add } = await setup();
  const chrome = await add('google-chrome');
  expect(await findChromium({ PATH: `/nowhere:${folder}` })).toBe(chrome);
});

it('prefers the headless shell to the browser with windows', async () => {
  const { folder, add } = await setup();
  await add('chromium');
  const shell = await add('chromium-headless-shell');
  expect(await findChromium({ PATH: folder })).toBe(shell);
});

it('finds nothing if CHROMIUM_PATH is wrong, because the variable is meant', async () => {
  const { folder, add } = await setup();
  await add('chromium');
  expect(await findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'typo') })).toBeNull();
});

it('does not take a file that cannot be run', async () => {
  const { folder } = await setup();
  const file = join(folder, 'not-a-program');
  await writeFile(file, '');
  expect(await findChromium({ PATH: '', CHROMIUM_PATH: file })).toBeNull();
});

/** Makes a folder for programs. */
async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const add = async (name: string) => {
    const path = join(folder, name);
    await writeFile(path, '#!/bin/sh\n');
    await chmod(path, 0o755);
    return path;
  };
  return { folder, add };
}
