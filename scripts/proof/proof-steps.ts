import { globSync } from 'node:fs';
import { join } from 'node:path';
import { testReportPath } from '../check/read-test-report.ts';
import { projectRoot } from '../project-environment.mjs';

/** A part of the proof that runs by itself. */
export interface ProofStep {
  readonly name: string;
  /** On two cores. Divides the steps into shards of about the same length, and the longest starts first. */
  readonly estimatedMinutes: number;
  readonly command: readonly [program: string, ...args: string[]];
  /** Where its tests report their results. A step without a report counts as one test. */
  readonly report: { readonly path: string; readonly browserTests: string | null } | null;
  /** Whether it measures times, so that nothing else may run at the same time. */
  readonly needsQuiet: boolean;
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
    ...files.toSorted().map((path, index): ProofStep => ({
      name: path,
      estimatedMinutes: longTests[path] ?? 2,
      command: ['vitest', 'run', '--config', 'vitest.proof.config.ts', path],
      report: { path: join(projectRoot, `node_modules/.vitest/proof-${index}.json`), browserTests: null },
      needsQuiet: false,
    })),
    {
      name: 'e2e',
      estimatedMinutes: 10,
      command: ['pnpm', '--filter', '@spinreel/e2e', 'run', 'proof'],
      report: { path: testReportPath('e2e', 'e2e'), browserTests: 'e2e' },
      needsQuiet: false,
    },
    {
      name: 'packages',
      estimatedMinutes: 1,
      command: ['node', 'scripts/packages/check-packages.ts'],
      report: null,
      needsQuiet: false,
    },
    {
      name: 'benches without times',
      estimatedMinutes: 8,
      command: ['node', 'lab/bench/src/main.ts', '--untimed'],
      report: null,
      needsQuiet: false,
    },
    {
      name: 'benches',
      estimatedMinutes: 20,
      command: ['node', 'lab/bench/src/main.ts', '--timed'],
      report: null,
      needsQuiet: true,
    },
  ];
}
