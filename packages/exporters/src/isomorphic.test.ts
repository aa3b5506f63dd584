import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no product file imports Node modules, because exports run in browsers too', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const importing = files.filter((path) =>
    /from 'node:|\bprocess\.|\bBuffer[.(]/.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
  );
  expect(files).toContain('export-ad.ts');
  expect(importing).toEqual([]);
});
