import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Several times what the tests of all packages store at the same time. */
const usualBytes = 4 * 1024 ** 3;

/**
 * Creates a folder in memory for temporary files. Tests start hundreds of servers, whose databases are flushed to the disk
 * again and again: half of the work of starting one. Null if there is no such folder with enough space, or if it may not
 * contain programs, which some tests write. The caller removes the folder.
 *
 * @param place where the system has files in memory
 */
export function openMemoryFolder(place = '/dev/shm', requiredBytes = usualBytes): string | null {
  if (!existsSync(place)) return null;
  const { bavail, bsize } = statfsSync(place);
  if (Math.min(bavail * bsize, freemem()) < requiredBytes) return null;
  const folder = mkdtempSync(join(place, 'spinreel-tests-'));
  // As `/tmp` is: PostgreSQL does not run as root, so the tests start it as another user.
  chmodSync(folder, 0o1777);
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  if (spawnSync(program).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}
