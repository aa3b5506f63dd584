import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { createTestIo } from './create-test-io.ts';

/** Creates a temporary folder, and a function that runs command lines in it. */
export async function createTestCli({ stdin = '' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = async (...argv: string[]) => {
    const { io, lines, errors } = createTestIo({
      folder,
      environment: { XDG_CACHE_HOME: join(folder, 'cache') },
      readStdin: () => Promise.resolve(new TextEncoder().encode(stdin)),
    });
    return { code: await runCli(argv, io), lines, errors };
  };
  return { run, folder };
}
