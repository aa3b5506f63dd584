import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder for the files of one test file. It is removed after its tests. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spinreel-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
