import { createHash } from 'node:crypto';
import type { Network } from '@spinreel/exporters/network';
import type { Finding } from './finding.ts';

/** The result of preflight for one file and one network. */
export interface Verdict {
  /** The network's id. */
  readonly network: string;
  /** SHA-256 of the checked bytes, as 64 hexadecimal digits. The verdict is valid only for these bytes. */
  readonly sha256: string;
  /** Whether no rule of severity `error` is broken. */
  readonly passed: boolean;
  /** One finding per rule that could be checked: failed errors first, then failed warnings, then passed rules. */
  readonly findings: readonly Finding[];
}

/** Sorts the findings and binds them to the checked bytes. A file with warnings but no errors passes. */
export function verdictOf(options: {
  bytes: Uint8Array;
  network: Network;
  findings: readonly Finding[];
}): Verdict {
  const { bytes, network, findings } = options;
  return {
    network: network.id,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    passed: findings.every(({ passed, severity }) => passed || severity === 'warning'),
    findings: findings.toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** Sort key: failed errors, then failed warnings, then passed rules. */
function rank({ passed, severity }: Finding): number {
  if (passed) return 2;
  return severity === 'error' ? 0 : 1;
}
