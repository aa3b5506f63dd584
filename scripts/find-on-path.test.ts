import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findOnPath } from './find-on-path.mjs';

test('finds a program in any folder of PATH', () => {
  const { folder, path } = setup(['ffmpeg']);
  expect(findOnPath(['ffmpeg'], path)).toBe(join(folder, 'ffmpeg'));
});

test('takes the first name that exists, in the order of the names', () => {
  const { folder, path } = setup(['google-chrome', 'chromium']);
  expect(findOnPath(['chromium', 'google-chrome'], path)).toBe(join(folder, 'chromium'));
});

test('ignores files that cannot be run', () => {
  const { folder, path } = setup(['ffmpeg']);
  chmodSync(join(folder, 'ffmpeg'), 0o644);
  expect(findOnPath(['ffmpeg'], path)).toBeUndefined();
});

test('finds nothing on an empty PATH', () => {
  expect(findOnPath(['ffmpeg'], '')).toBeUndefined();
});

function setup(programs: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'find-on-path-'));
  for (const program of programs) writeFileSync(join(folder, program), '', { mode: 0o755 });
  return { folder, path: ['/does/not/exist', folder].join(delimiter) };
}
