import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findCacheFolder, openMediaCache } from './open-media-cache.ts';

const key = 'a'.repeat(64);
const now = new Date('2026-06-30');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it('keeps results for later builds', async () => {
  const { open } = await setup();
  await (await open()).put(key, new Uint8Array([1, 2]));
  expect(await (await open()).get(key)).toEqual(Buffer.from([1, 2]));
  expect(await (await open()).get('b'.repeat(64))).toBeNull();
});

it('removes what no build has used for a month', async () => {
  const { open, folder } = await setup();
  const [old, used] = [join(folder, key), join(folder, 'b'.repeat(64))];
  await (await open()).put(key, new Uint8Array(1));
  await (await open()).put('b'.repeat(64), new Uint8Array(1));
  await utimes(old, daysAgo(31), daysAgo(31));
  await utimes(used, daysAgo(29), daysAgo(29));
  await (await open()).get('b'.repeat(64));
  expect(await readdir(folder)).toEqual(['b'.repeat(64)]);
});

it('keeps results in memory if the folder cannot store them', async () => {
  const { open, folder, notes } = await setup();
  const cache = await open();
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder any more');
  await cache.put(key, new Uint8Array([3]));
  expect(notes).toEqual([expect.stringContaining(folder)]);
});

// Requirement: cli.exit-codes
it.each(['/proc', '/dev/null', '/sys'])(
  'rejects a folder in %s at once, where none can be created',
  async (home) => {
    const io = { environment: { XDG_CACHE_HOME: home }, printNote: () => {} };
    const problem = await openMediaCache(io).catch((error: unknown) => error);
    expect(problem).toMatchObject({
      kind: 'environment',
      message: expect.stringContaining(`${home}/spinreel cannot be used`),
    });
  },
);

it.each([
  [{ XDG_CACHE_HOME: '/caches', HOME: '/home/a' }, 'linux', '/caches/spinreel'],
  [{ HOME: '/home/a' }, 'linux', '/home/a/.cache/spinreel'],
  [{ HOME: '/Users/a' }, 'darwin', '/Users/a/Library/Caches/spinreel'],
] as const)('with %j on %s, the folder is %s', (environment, platform, folder) => {
  expect(findCacheFolder(environment, platform)).toBe(folder);
});

/** Opens a cache in a temporary folder. */
async function setup() {
  const home = await mkdtemp(join(tmpdir(), 'spinreel-cache-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const notes: string[] = [];
  const io = { environment: { XDG_CACHE_HOME: home }, printNote: (line: string) => void notes.push(line) };
  return { open: () => openMediaCache(io, now), folder: join(home, 'spinreel'), notes };
}
