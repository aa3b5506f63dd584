import type { Finding } from '@spinreel/preflight/finding';
import type { Verdict } from '@spinreel/preflight/verdict';

/** Combines the verdict on a file's bytes with the one on its behavior. Broken rules come first. */
export function combineVerdicts(onBytes: Verdict, onBehaviour: Verdict): Verdict {
  return {
    ...onBytes,
    passed: onBytes.passed && onBehaviour.passed,
    findings: [...onBytes.findings, ...onBehaviour.findings].toSorted((a, b) => rank(a) - rank(b)),
    notJudged: [...onBytes.notJudged, ...onBehaviour.notJudged],
  };
}

const severityRanks = { error: 0, warning: 1, advice: 2 } as const;
const passedRank = 3;

function rank({ passed, severity }: Finding): number {
  return passed ? passedRank : severityRanks[severity];
}
