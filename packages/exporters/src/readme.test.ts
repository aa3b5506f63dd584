import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveForMeta } from '../test/readme-example.ts';
import { sampleAd, sampleMedia } from '../test/sample-ad.ts';

const root = join(import.meta.dirname, '..');

test('the README shows the example as it is run here', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(await readFile(join(root, 'test/readme-example.ts'), 'utf8'));
});

test('the example writes the file that it names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-readme-'));
  try {
    const line = await saveForMeta(sampleAd(), sampleMedia(), folder, new Date(Date.UTC(2026, 10, 21)));
    expect(await readdir(folder)).toEqual(['lucky-sevens-meta-2026-11-21.zip']);
    expect(line).toMatch(/^lucky-sevens-meta-2026-11-21\.zip: \d+ bytes$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
