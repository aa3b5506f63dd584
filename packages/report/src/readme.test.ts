import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeReport } from '../test/readme-example.ts';

const root = join(import.meta.dirname, '..');

test('the README shows the example as it is run here', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(await readFile(join(root, 'test/readme-example.ts'), 'utf8'));
});

test('the example writes a report about any file', async () => {
  const html = await writeReport(new TextEncoder().encode('Lucky Sevens'), 'ad.zip');
  expect(html).toContain('<h1>Not ready for any of 2 networks</h1>');
  expect(html).toContain('<h3>What to fix</h3>');
});
