import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedOptions } from './served-process.ts';

/** A data folder on a disk that can be filled. */
export interface SmallDisk {
  readonly server: ServedOptions;
  fill(): void;
  free(): void;
  remove(): void;
}

const diskBytes = 16 * 1024 * 1024;

/** Creates a real disk of 16 MiB in memory if mounting is allowed, otherwise a simulated one. */
export function smallDisk(folder: string): SmallDisk {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', dataDir], { stdio: 'ignore' });
  } catch {
    return pretended(dataDir, join(folder, 'no-space'));
  }
  const filler = join(dataDir, 'filler');
  return {
    server: { dataDir },
    fill: () => fill(filler),
    free: () => rmSync(filler),
    remove: () => void execFileSync('umount', ['--lazy', dataDir]),
  };
}

function fill(path: string): void {
  // The last write is stored in part, which fills the disk completely.
  for (const sizeBytes of [diskBytes, 4096]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(sizeBytes), { flag: 'a' });
    } catch {
      // The disk is full, as intended.
    }
  }
}

function pretended(dataDir: string, flag: string): SmallDisk {
  return {
    server: { dataDir, preload: new URL('no-space.ts', import.meta.url), env: { NO_SPACE_FLAG: flag } },
    fill: () => writeFileSync(flag, ''),
    free: () => rmSync(flag),
    remove: () => undefined,
  };
}
