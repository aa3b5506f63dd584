import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../project-environment.mjs';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ci-run-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

test('the run ends with the counts of the check, also when a program printed binary data', () => {
  const { status, lastLine } = runCi(String.raw`printf 'frame \377\000\n12 passed, 0 failed\n'`);
  expect(lastLine).toBe('12 passed, 0 failed');
  expect(status).toBe(0);
});

test('the run fails with the check, and its counts come after what npm adds', () => {
  const { status, lastLine } = runCi(`printf '11 passed, 1 failed\nnpm error code 1\n'; exit 1`);
  expect(lastLine).toBe('11 passed, 1 failed');
  expect(status).toBe(1);
});

test('a check that ends without counts is a failure', () => {
  const { status, lastLine } = runCi('exit 0');
  expect(lastLine).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});

/** Runs `.ci/run` with a script in place of npm. */
function runCi(npm: string) {
  writeFileSync(join(directory, 'npm'), `#!/usr/bin/env bash\n${npm}\n`, { mode: 0o755 });
  const { status, stdout } = spawnSync('bash', [join(projectRoot, '.ci', 'run')], {
    env: { ...process.env, PATH: `${directory}${delimiter}${process.env['PATH']}` },
  });
  return { status, lastLine: stdout.toString().trimEnd().split('\n').at(-1) };
}
