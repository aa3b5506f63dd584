import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** An `ffmpeg` that waits before it starts, as long as it is held. */
export interface HeldEncodes {
  /** The settings of a server that uses it. */
  readonly env: NodeJS.ProcessEnv;
  hold(): Promise<void>;
  release(): Promise<void>;
  remove(): Promise<void>;
}

/** Creates an `ffmpeg` that a test can hold, so that the work of a server lasts as long as the test needs. */
export async function createHeldEncodes(): Promise<HeldEncodes> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-held-'));
  const gate = join(folder, 'held');
  const path = process.env['PATH'] ?? '';
  const script = `#!/bin/sh\nwhile [ -e '${gate}' ]; do sleep 0.1; done\nPATH='${path}' exec ffmpeg "$@"\n`;
  await writeFile(join(folder, 'ffmpeg'), script, { mode: 0o755 });
  return {
    env: { PATH: `${folder}${delimiter}${path}` },
    hold: () => writeFile(gate, ''),
    release: () => rm(gate, { force: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
