import { createRequire } from 'node:module';

/** Returns the version of this package. */
export function readVersion(): string {
  const manifest = createRequire(import.meta.url)('@spinreel/cli/package.json') as { version: string };
  return manifest.version;
}
