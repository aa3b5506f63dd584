import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { createTestIo } from './create-test-io.ts';

/**
 * Creates a temporary folder, and a function that runs command lines in it. `lines` is the standard output of the current
 * command line, while it runs.
 */
export async function createTestCli(options: { stdin?: string; signal?: AbortSignal } = {}) {
  const { stdin = '', signal } = options;
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { io, lines, errors } = createTestIo({
    folder,
    environment: { XDG_CACHE_HOME: join(folder, 'cache') },
    readStdin: () => Promise.resolve(new TextEncoder().encode(stdin)),
    ...(signal === undefined ? {} : { signal }),
  });
  const run = async (...argv: string[]) => {
    lines.length = 0;
    errors.length = 0;
    const code = await runCli(argv, io);
    return { code, lines: [...lines], errors: [...errors] };
  };
  return { run, folder, lines };
}
