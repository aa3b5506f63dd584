import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { runCommand } from './run-command.ts';

/** A package as other projects get it. */
export interface PackedPackage {
  /** `@spinreel/exporters` */
  readonly name: string;
  /** Absolute path of its `.tgz` file. */
  readonly path: string;
}

/** A package of the registry, and the folder of the package whose version of it is used: that is in pnpm's store already. */
export interface AdditionalPackage {
  readonly name: string;
  readonly from: string;
}

/** An empty project in which packages are installed. */
export interface Project {
  /**
   * Runs a command in the project. Throws if it does not end with exit code 0 or if one of `words` is missing from its
   * output.
   */
  readonly expectOutput: (command: readonly [string, ...string[]], words: readonly string[]) => void;
}

/**
 * Creates an empty project with the examples of docs/library.md and the sample media, installs the packages in it, and calls
 * `use`. Removes the project afterwards.
 */
export function useProject(
  packages: readonly PackedPackage[],
  additional: readonly AdditionalPackage[],
  use: (project: Project) => void,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'spinreel-project-'));
  try {
    fillProject(folder, packages, additional);
    runCommand('pnpm', ['install', '--prefer-offline', '--reporter=append-only'], folder);
    use({
      expectOutput: ([command, ...args], words) => {
        const output = runCommand(command, args, folder);
        const missing = words.filter((word) => !output.includes(word));
        if (missing.length > 0)
          throw new Error(`${command} ${args.join(' ')} did not print: ${missing.join(', ')}`);
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function fillProject(
  folder: string,
  packages: readonly PackedPackage[],
  additional: readonly AdditionalPackage[],
): void {
  const files = Object.fromEntries(packages.map(({ name, path }) => [name, `file:${path}`]));
  const versions = additional.map(({ name, from }) => [name, readVersion(name, from)]);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      private: true,
      dependencies: files,
      devDependencies: Object.fromEntries(versions),
    }),
  );
  // JSON is YAML. Without the overrides the packages would look for each other in a registry.
  write('pnpm-workspace.yaml', JSON.stringify({ overrides: files, pmOnFail: 'ignore' }));
  for (const [name, code] of readLibraryExamples()) write(name, code);
  cpSync(join(projectRoot, 'packages/samples/media'), join(folder, 'media'), { recursive: true });
}

function readVersion(name: string, from: string): string {
  const manifest = readFileSync(join(projectRoot, from, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The examples of docs/library.md by the file names in their first lines: `// export-sample.js`. */
function readLibraryExamples(): Map<string, string> {
  const page = readFileSync(join(projectRoot, 'docs/library.md'), 'utf8');
  const blocks = page.matchAll(/^```(?:js|ts)\n\/\/ (\S+)\n(.*?)^```/gms);
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]));
}
