import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inScratchFolder } from '../scratch-folder.ts';

/** The password of the product that benches start. */
export const accessPassword = 'bench-access-password';

/** The product's server. */
export const server = fileURLToPath(new URL('../../../../apps/api/src/server.ts', import.meta.url));

/**
 * Starts the product with the latest build of the web app and a separate data folder. `use` receives the server's
 * origin.
 */
export function withServedWizard<Result>(use: (origin: string) => Promise<Result>): Promise<Result> {
  return inScratchFolder(async (folder) => {
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, ACCESS_PASSWORD: accessPassword };
    const product = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      return await use(await readAddress(product.stdout));
    } finally {
      product.kill('SIGTERM');
      if (product.exitCode === null) await once(product, 'exit');
    }
  });
}

/** The address that a program prints first. */
export async function readAddress(output: AsyncIterable<Buffer>): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk.toString();
    const address = /http:\/\/\S+/.exec(printed)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`The product did not start: ${printed}`);
}
