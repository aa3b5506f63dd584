import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A copy of a checkout with its own packages, in which faults are applied. */
export interface ScratchCheckout {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Applies a patch. Throws if it does not apply. */
  apply(patch: string): void;
  /** Undoes all patches, and removes what tests left behind. Keeps ignored files, such as caches. */
  restore(): void;
  /** Runs a program in one of its folders. Output is shown only if it throws, because the program failed. */
  run(command: readonly string[], within?: string): void;
  remove(): void;
}

/** Copies the working tree of `root`, without its untracked files, into a temporary Git worktree. */
export function createScratchCheckout(root: string): ScratchCheckout {
  const folder = join(mkdtempSync(join(tmpdir(), 'spinreel-faults-')), 'checkout');
  const environment = createEnvironment(folder);
  const run = (command: readonly string[], within = '.') =>
    void runProgram(command, { cwd: join(folder, within), env: environment });
  runProgram(['git', 'worktree', 'add', '--detach', folder, findState(root)], {
    cwd: root,
    env: environment,
  });
  const remove = () => {
    rmSync(join(folder, '..'), { recursive: true, force: true });
    runProgram(['git', 'worktree', 'prune'], { cwd: root, env: environment });
  };
  try {
    run(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline']);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    environment,
    apply: (patch) => run(['git', 'apply', '--recount', patch]),
    restore() {
      run(['git', 'checkout', '--quiet', '--', '.']);
      run(['git', 'clean', '-fdq']);
    },
    run,
    remove,
  };
}

/** Returns a commit with the working tree of `root`. Changes nothing in it: `stash create` only writes a commit. */
function findState(root: string): string {
  const author = { NAME: 'seeded faults', EMAIL: 'seeded-faults@localhost' };
  const identity = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(author).map(([key, value]) => [`GIT_${role}_${key}`, value]),
    ),
  );
  const stash = runProgram(['git', 'stash', 'create'], { cwd: root, env: { ...process.env, ...identity } });
  return stash.trim() || 'HEAD';
}

/** The pinned tools of the copy come first. A failed test is not retried. */
function createEnvironment(folder: string): NodeJS.ProcessEnv {
  const { CI: _ci, ...others } = process.env;
  const bin = join(folder, 'node_modules', '.bin');
  // The copy has these only once its packages are installed.
  const ownBin = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin');
  return { ...others, PATH: [bin, ownBin, others['PATH']].join(delimiter), TURBO_TELEMETRY_DISABLED: '1' };
}

function runProgram(
  [program = '', ...args]: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  const reason = error === undefined ? `${stdout}${stderr}`.trim().slice(-4000) : error.message;
  throw new Error(`${[program, ...args].join(' ')} failed:\n${reason}`);
}
