import { createRequire } from 'node:module';

const manifest = createRequire(import.meta.url)('../../package.json') as { version: string };

/** Returns the version of this program. */
export function readVersion(): string {
  return manifest.version;
}
