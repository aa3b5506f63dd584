import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { addTallies, oneCheck, type Tally } from './check.ts';
import { libraryExamples } from './library-examples.ts';
import type { PackedPackage } from './packages-check.ts';
import { runCommand } from './run-command.ts';

/** Installs packed packages into an empty folder, and runs and compiles the examples of docs/library.md there. */
export async function tryInEmptyProject(packages: readonly PackedPackage[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'spinreel-project-'));
  try {
    fillProject(folder, packages);
    const run = async (command: string, args: readonly string[]) => {
      const { exitCode, output } = await runCommand({ command, args, folder, output: 'collect' });
      console.log(`$ ${command} ${args.join(' ')}\n${output.trim()}`);
      return { isDone: exitCode === 0, output };
    };
    const compile = async (module: string, moduleResolution: string) => {
      const how = ['--module', module, '--moduleResolution', moduleResolution];
      const what = ['--target', 'es2024', '--strict', '--skipLibCheck', 'false', '--types', 'node'];
      return oneCheck((await run('tsc', ['--noEmit', ...how, ...what, 'watch-ad.ts', 'prove-ad.ts'])).isDone);
    };
    if (!(await run('pnpm', ['install', '--prefer-offline', '--reporter=append-only'])).isDone)
      return oneCheck(false);
    const prints = async (script: string, ...words: string[]) => {
      const { isDone, output } = await run('node', [script]);
      return oneCheck(isDone && words.every((word) => output.includes(word)));
    };
    return addTallies([
      await prints('export-sample.js', 'accepted: ', 'the verdict is about these bytes'),
      await prints('pass-time.js', '3000 ms have passed'),
      await compile('nodenext', 'nodenext'),
      await compile('esnext', 'bundler'),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the examples need besides the packages, and whose versions they get: then it is in pnpm's store already. */
const besides = [
  { name: '@types/node', from: '.' },
  { name: '@sinonjs/fake-timers', from: 'packages/ad-runtime' },
];

function versionOf(name: string, from: string): string {
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
      devDependencies: Object.fromEntries(besides.map(({ name, from }) => [name, versionOf(name, from)])),
    }),
  );
  // JSON is YAML. Without the overrides the packages would look for each other in a registry.
  write('pnpm-workspace.yaml', JSON.stringify({ overrides: files, pmOnFail: 'ignore' }));
  for (const [name, code] of libraryExamples()) write(name, code);
  cpSync(join(projectRoot, 'packages/samples/media'), join(folder, 'media'), { recursive: true });
}
