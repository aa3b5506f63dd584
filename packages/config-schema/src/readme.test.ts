import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

test('the example of the README prints what its comments say', () => {
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
  const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', example], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(printed.trim().split('\n')).toEqual(promised);
});
