// Packs the packages that other projects may install, lints them with publint, and uses them from an empty project:
// `pnpm check packages`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { runCommand } from './run-command.ts';
import { tryInEmptyProject, type PackedPackage } from './try-in-empty-project.ts';

/** The folders of `packages` that other projects may install. */
const published = ['config-schema', 'ad-runtime', 'exporters', 'preflight'] as const;

const folder = mkdtempSync(join(tmpdir(), 'spinreel-packed-'));
try {
  tryInEmptyProject(published.map((name) => packAndLint(name, folder)));
} finally {
  rmSync(folder, { recursive: true });
}

function packAndLint(folderName: string, target: string): PackedPackage {
  const path = join(target, `${folderName}.tgz`);
  runCommand('pnpm', ['pack', '--out', path], join(projectRoot, 'packages', folderName));
  runCommand('publint', ['run', path, '--strict']);
  return { name: `@spinreel/${folderName}`, path };
}
