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

/**
 * Installs packed packages into an empty folder, then runs and compiles the examples of docs/library.md there.
 * Throws when anything of that fails.
 */
export function tryInEmptyProject(packages: readonly PackedPackage[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'spinreel-project-'));
  try {
    fillProject(folder, packages);
    runCommand('pnpm', ['install', '--prefer-offline', '--reporter=append-only'], folder);
    expectOutput(folder, 'export-sample.js', ['accepted: ', 'the verdict is about these bytes']);
    expectOutput(folder, 'pass-time.js', ['3000 ms have passed']);
    compile(folder, 'nodenext', 'nodenext');
    compile(folder, 'esnext', 'bundler');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function expectOutput(folder: string, script: string, words: readonly string[]): void {
  const output = runCommand('node', [script], folder);
  const missing = words.filter((word) => !output.includes(word));
  if (missing.length > 0) throw new Error(`${script} did not print: ${missing.join(', ')}`);
}

function compile(folder: string, module: string, moduleResolution: string): void {
  const how = ['--module', module, '--moduleResolution', moduleResolution];
  const what = ['--target', 'es2024', '--strict', '--skipLibCheck', 'false', '--types', 'node'];
  runCommand('tsc', ['--noEmit', ...how, ...what, 'watch-ad.ts', 'prove-ad.ts'], folder);
}

/** What the examples need in addition, with the package whose version they get: it is in pnpm's store already. */
const additional = [
  { name: '@types/node', from: '.' },
  { name: '@sinonjs/fake-timers', from: 'packages/ad-runtime' },
];

function readVersion(name: string, from: string): string {
  const manifest = readFileSync(join(projectRoot, from, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function fillProject(folder: string, packages: readonly PackedPackage[]): void {
  const files = Object.fromEntries(packages.map(({ name, path }) => [name, `file:${path}`]));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      private: true,
      dependencies: files,
      devDependencies: Object.fromEntries(
        additional.map(({ name, from }) => [name, readVersion(name, from)]),
      ),
    }),
  );
  // JSON is YAML. Without the overrides the packages would look for each other in a registry.
  write('pnpm-workspace.yaml', JSON.stringify({ overrides: files, pmOnFail: 'ignore' }));
  for (const [name, code] of readLibraryExamples()) write(name, code);
  cpSync(join(projectRoot, 'packages/samples/media'), join(folder, 'media'), { recursive: true });
}

/** The examples of docs/library.md by the file names in their first lines: `// export-sample.js`. */
function readLibraryExamples(): Map<string, string> {
  const page = readFileSync(join(projectRoot, 'docs/library.md'), 'utf8');
  const blocks = page.matchAll(/^```(?:js|ts)\n\/\/ (\S+)\n(.*?)^```/gms);
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]));
}
