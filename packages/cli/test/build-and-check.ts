import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { createTestCli } from './create-test-cli.ts';

type TestCli = Awaited<ReturnType<typeof createTestCli>>;

/** Builds an ad named 'Lucky Reels' for Meta and Moloco, checks both files, and plays the first of them. */
export async function buildAndCheck({ run, folder }: TestCli, adPath: string): Promise<void> {
  const built = await run('build', adPath, '--network', 'meta,moloco', '--out', 'ads');
  expect(built).toMatchObject({ code: 0, errors: [] });
  const files = (await readdir(join(folder, 'ads'))).toSorted();
  expect(files).toEqual([
    expect.stringMatching(/^lucky-reels-meta-\d{4}-\d{2}-\d{2}\.zip$/),
    expect.stringMatching(/^lucky-reels-moloco-\d{4}-\d{2}-\d{2}\.html$/),
  ]);
  const check = (index: number, ...options: string[]) =>
    run('check', join('ads', files[index] ?? ''), '--format', 'json', ...options);
  for (const [index, network] of ['meta', 'moloco'].entries()) {
    const bytes = await readFile(join(folder, 'ads', files[index] ?? ''));
    expect(bytes.byteLength).toBeLessThanOrEqual(5_000_000);
    const checked = await check(index, '--network', network);
    expect(checked).toMatchObject({ code: 0, errors: [] });
    expect(checked.lines.join()).not.toContain('cover-painted');
  }
  const played = await check(0, '--network', 'meta', '--play');
  expect(played).toMatchObject({ code: 0, errors: [] });
  expect(played.lines.join()).toContain('cover-painted');
}
