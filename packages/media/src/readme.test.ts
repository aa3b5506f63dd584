import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import { quickVersion } from '../test/readme-example.ts';
import { createTemporaryFolder } from '../test/create-temporary-folder.ts';

const folder = createTemporaryFolder();

test("the README's example is this code, and it works", async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const example = await readFile(new URL('../test/readme-example.ts', import.meta.url), 'utf8');
  expect(readme).toContain(example.trim());
  expect(await quickVersion(await makeVeryShortVideo(), folder)).toBe('640 x 360, 0.3 s');
  expect((await stat(join(folder, 'quick.mp4'))).size).toBeGreaterThan(0);
});
