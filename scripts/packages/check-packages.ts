// Packs the packages that other projects may install, lints them with publint, and uses them from empty projects:
// `pnpm packages`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { runCommand } from './run-command.ts';
import type { PackedPackage } from './create-project.ts';
import { tryCommandLine } from './try-command-line.ts';
import { tryLibrary } from './try-library.ts';

/** The folders of `packages` that other projects may install. */
const published = [
  'config-schema',
  'ad-runtime',
  'exporters',
  'preflight',
  'report',
  'media',
  'sheets',
  'variants',
  'cli',
] as const;

const folder = mkdtempSync(join(tmpdir(), 'spinreel-packed-'));
try {
  const packages = published.map((name) => packAndLint(name, folder));
  tryLibrary(packages.filter(({ name }) => name !== '@spinreel/cli'));
  tryCommandLine(packages);
} finally {
  rmSync(folder, { recursive: true });
}

function packAndLint(folderName: string, target: string): PackedPackage {
  const path = join(target, `${folderName}.tgz`);
  runCommand('pnpm', ['pack', '--out', path], join(projectRoot, 'packages', folderName));
  runCommand('publint', ['run', path, '--strict']);
  return { name: `@spinreel/${folderName}`, path };
}
