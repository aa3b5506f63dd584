import { createRequire } from 'node:module';

/** Returns the version of this program. */
export function readVersion(): string {
  const manifest = createRequire(import.meta.url)('../../package.json') as { version: string };
  return manifest.version;
}
