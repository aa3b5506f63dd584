import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inScratchFolder } from '../scratch-folder.ts';
import { accessPassword, readAddress, server } from '../wizard/served-wizard.ts';

/** A program that listens, where it does, and where its data are. */
export interface ServedProgram {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly folder: string;
}

/** The product with a separate data folder and the cookie of an unlocked session. */
export interface ServedProduct extends ServedProgram {
  /** Headers to send with every request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts the product with a separate data folder and enters its password. */
export function withServedProduct<Result>(use: (product: ServedProduct) => Promise<Result>): Promise<Result> {
  return withServed(server, async (product) => {
    const answer = await fetch(`${product.origin}/api/access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: accessPassword }),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return await use({ ...product, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  });
}

/** Starts a program that prints its address, with a new folder as its `DATA_DIR`. */
export function withServed<Result>(
  program: string,
  use: (served: ServedProgram) => Promise<Result>,
): Promise<Result> {
  return inScratchFolder(async (folder) => {
    // The same values as `npm start` sets.
    const memory = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=16' };
    const env = { ...memory, ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder };
    const child = spawn(process.execPath, [program], {
      env: { ...env, ACCESS_PASSWORD: accessPassword },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      return await use({ origin: await readAddress(child.stdout), process: child, folder });
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
  });
}
