import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';

/** A package of the monorepo. */
export interface Workspace {
  /** `@spinreel/media` */
  readonly name: string;
  /** `packages/media` */
  readonly folder: string;
  /** Absolute path of that folder. */
  readonly path: string;
  /** Names of its scripts in package.json. */
  readonly scripts: readonly string[];
}

/** All packages that hold code, in alphabetical order of their folders. */
export function workspaces(): Workspace[] {
  return globSync(['{apps,packages}/*/package.json', '{bench,e2e}/package.json'], {
    cwd: projectRoot,
  })
    .toSorted()
    .map(readWorkspace)
    .filter(holdsCode);
}

function readWorkspace(manifestPath: string): Workspace {
  const folder = dirname(manifestPath);
  const manifest: unknown = JSON.parse(readFileSync(join(projectRoot, manifestPath), 'utf8'));
  const { name, scripts = {} } = manifest as { name: string; scripts?: Record<string, string> };
  return { name, folder, path: join(projectRoot, folder), scripts: Object.keys(scripts) };
}

function holdsCode({ path }: Workspace): boolean {
  if (!existsSync(join(path, 'tsconfig.json'))) return false;
  const code = globSync('**/*.{ts,tsx}', {
    cwd: path,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return code.some((file) => !file.endsWith('.config.ts'));
}
