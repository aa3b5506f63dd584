import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listNames, writeVariants } from '../test/readme-example.ts';

const root = join(import.meta.dirname, '..');

test('the README shows the example as it is run here', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(await readFile(join(root, 'test/readme-example.ts'), 'utf8'));
});

test('the example reads CSV and XLSX files, and names the first problem', async () => {
  expect(await listNames(new TextEncoder().encode('Name;Wert\nMünzen;1,5\n'))).toBe('Name; Münzen');
  expect(await listNames(new TextEncoder().encode('a,b\nc,#N/A\n'))).toBe('B2: formula-error');
  expect(await listNames(await writeVariants(['Coins', 'Gems']))).toBe('Id; 0; 1');
  expect(await listNames(new TextEncoder().encode('"a'))).toBe('Not read: quote-not-closed');
});
