import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';
import type { FileSizes } from './sizes-command.ts';

// Requirement: cli.sizes
it('prints what uses the space, the largest first', async () => {
  const { run } = await setup();
  const { code, lines } = await run('sizes', 'ad-2026-02-01.html');
  expect(code).toBe(0);
  expect(lines[0]).toBe('ad-2026-02-01.html: 3.05 KB');
  expect(lines[1]).toMatch(/^ +3 KB +98 % {2}ad-2026-02-01\.html: script 1$/);
});

// Requirement: cli.sizes
it('shows the difference to the earlier file of the same name, whose date may differ', async () => {
  const { run } = await setup();
  const { lines } = await run('sizes', 'ad-2026-02-01.html', '--base', 'base');
  expect(lines[0]).toBe('ad-2026-02-01.html: 3.05 KB, +1 KB');
  expect(lines[1]).toMatch(/ \+1 KB {2}ad-2026-02-01\.html: script 1$/);
});

// Requirement: cli.sizes
it('prints sizes as JSON that add up to the file', async () => {
  const { run } = await setup();
  const { lines } = await run('sizes', 'ad-2026-02-01.html', '--base', 'base', '--json');
  const { files } = JSON.parse(lines.join('\n')) as { files: FileSizes[] };
  expect(files).toMatchObject([{ fileName: 'ad-2026-02-01.html', sizeBytes: 3048, baseSizeBytes: 2048 }]);
  const [file] = files;
  expect(file?.assets.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(3048);
  expect(file?.assets.reduce((sum, { baseBytes }) => sum + (baseBytes ?? 0), 0)).toBe(2048);
});

it('says that a file has no earlier version, and that a base does not exist', async () => {
  const { run, folder } = await setup();
  await writeFile(join(folder, 'new.html'), '<!doctype html>');
  expect((await run('sizes', 'new.html', '--base', 'base')).lines[0]).toBe('new.html: 15 bytes');
  expect(await run('sizes', 'new.html', '--base', 'nowhere')).toMatchObject({
    code: 2,
    errors: [expect.stringContaining("The base 'nowhere' was not found.")],
  });
});

/** Writes a page with a script of 3,000 bytes, and its earlier version with 2,000 bytes. */
async function setup() {
  const cli = await createTestCli();
  const page = (bytes: number) => `<!doctype html><title>x</title><script>${';'.repeat(bytes)}</script>`;
  await mkdir(join(cli.folder, 'base'));
  await writeFile(join(cli.folder, 'base', 'ad-2026-01-31.html'), page(2000));
  await writeFile(join(cli.folder, 'ad-2026-02-01.html'), page(3000));
  return cli;
}
