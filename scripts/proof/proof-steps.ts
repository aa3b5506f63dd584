import { globSync } from 'node:fs';
import { projectRoot } from '../project-environment.mjs';

/** A part of the proof that runs by itself. */
export interface ProofStep {
  readonly name: string;
  /** On two cores. Only divides the steps into shards of about the same length. */
  readonly estimatedMinutes: number;
  readonly command: readonly [program: string, ...args: string[]];
  /** Whether Vitest runs it, so that its report has the results of its tests. */
  readonly hasTestReport: boolean;
}

/** Files of tests that take longer than two minutes. */
const longTests: Readonly<Record<string, number>> = {
  'lab/gallery/src/gallery.proof.ts': 5,
  'packages/preflight/src/behaviour-rules/behaviour-rules.proof.ts': 10,
  'packages/preflight/src/corpus/play-corpus.proof.ts': 10,
};

/** Lists the steps of the proof in the order in which one machine runs them. */
export function listProofSteps(): ProofStep[] {
  const files = globSync('{apps,lab,packages}/**/*.proof.ts', {
    cwd: projectRoot,
    exclude: ['**/node_modules', '**/dist'],
  });
  return [
    ...files.toSorted().map((path): ProofStep => ({
      name: path,
      estimatedMinutes: longTests[path] ?? 2,
      command: ['vitest', 'run', '--config', 'vitest.proof.config.ts', path],
      hasTestReport: true,
    })),
    {
      name: 'e2e',
      estimatedMinutes: 10,
      command: ['pnpm', '--filter', '@spinreel/e2e', 'run', 'proof'],
      hasTestReport: false,
    },
    {
      name: 'packages',
      estimatedMinutes: 1,
      command: ['node', 'scripts/packages/check-packages.ts'],
      hasTestReport: false,
    },
    { name: 'bench', estimatedMinutes: 26, command: ['node', 'lab/bench/src/main.ts'], hasTestReport: false },
  ];
}
