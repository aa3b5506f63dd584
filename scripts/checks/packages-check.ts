import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { addTallies, oneCheck, type Check } from './check.ts';
import { tryInEmptyProject } from './empty-project.ts';
import { runCommand } from './run-command.ts';
import { twoAtATime } from './two-at-a-time.ts';

/** The folders of `packages` that are meant for other people's projects. */
const published = ['config-schema', 'ad-runtime', 'exporters', 'preflight'] as const;

/** A package as others get it. */
export interface PackedPackage {
  /** `@spinreel/exporters` */
  readonly name: string;
  /** Absolute path of its `.tgz` file. */
  readonly path: string;
}

/** Packs what others may install, lets publint look at it, and uses it from a project that knows nothing of this one. */
export const packagesCheck: Check = {
  name: 'packages',
  proves: 'the packages can be packed, and used from an empty project',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'spinreel-packed-'));
    try {
      const packed = await twoAtATime(published, (name) => packAndLint(name, folder));
      const packages = packed.filter((one) => one !== null);
      const isComplete = packages.length === published.length;
      const used = isComplete ? await tryInEmptyProject(packages) : oneCheck(false);
      return addTallies([...packed.map((one) => oneCheck(one !== null)), used]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** Null where it cannot be packed, or publint finds anything, suggestions included. */
async function packAndLint(folderName: string, target: string): Promise<PackedPackage | null> {
  const path = join(target, `${folderName}.tgz`);
  const pack = await runCommand({
    command: 'pnpm',
    args: ['pack', '--out', path],
    folder: join(projectRoot, 'packages', folderName),
    output: 'collect',
  });
  const lint =
    pack.exitCode === 0
      ? await runCommand({ command: 'publint', args: ['run', path, '--strict'], output: 'collect' })
      : pack;
  if (lint.exitCode === 0) return { name: `@spinreel/${folderName}`, path };
  process.stdout.write(lint.output);
  return null;
}
