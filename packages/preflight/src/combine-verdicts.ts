import { combineSightings } from './store-call-sighting.ts';
import { sortFindings, type Verdict } from './verdict.ts';

/** Combines the verdict on a file's bytes with the one on its behavior. */
export function combineVerdicts(onBytes: Verdict, onBehaviour: Verdict): Verdict {
  return {
    ...onBytes,
    passed: onBytes.passed && onBehaviour.passed,
    findings: sortFindings([...onBytes.findings, ...onBehaviour.findings]),
    storeCall: combineSightings(onBytes.storeCall ?? null, onBehaviour.storeCall ?? null),
    notJudged: [...onBytes.notJudged, ...onBehaviour.notJudged],
  };
}
