import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFaults } from './read-faults.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test.each(readFaults())('the fault $name applies to the sources', ({ path }) => {
  const check = ['apply', '--check', '--recount', path];
  const { stderr } = spawnSync('git', check, { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
});

test('names a fault that does not exist', () => {
  expect(() => readFaults(['api-nothing'])).toThrow('There is no fault "api-nothing".');
});
