import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the README shows the example of a test as it is run', () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  expect(read('README.md')).toContain(read('test/readme-example.browser.test.ts'));
});
