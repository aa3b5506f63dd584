import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startOwnServer } from './own-server.ts';

/** The measurement id of the product below. */
export const analyticsId = 'G-E2ETEST01';

/**
 * Builds the web app as for a deployment with analytics, and serves it with its own API. `stop` stops the server and
 * removes all files.
 */
export async function startAnalyticsProduct(): Promise<{ address: string; stop: () => Promise<void> }> {
  const webDir = await mkdtemp(join(tmpdir(), 'spinreel-analytics-'));
  const env = { VITE_ANALYTICS_ID: analyticsId, WEB_DIR: webDir };
  // Minifying and compressing takes most of the time of a build.
  const args = ['build', '--no-minify', '--outDir', webDir, '--logLevel', 'error'];
  await promisify(execFile)('node_modules/.bin/vite', args, {
    cwd: '../apps/web',
    env: { ...process.env, ...env },
  });
  const server = await startOwnServer(env);
  const stop = async () => {
    await server.remove();
    await rm(webDir, { recursive: true, force: true });
  };
  return { address: server.address, stop };
}
