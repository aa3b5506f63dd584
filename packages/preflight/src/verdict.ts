import { createHash } from 'node:crypto';
import type { NetworkId } from '@spinreel/exporters/networks/index';
import type { Finding } from './finding.ts';

/** What preflight says about one file for one network. */
export interface Verdict {
  readonly network: NetworkId;
  /** Of the bytes that were checked, as 64 hexadecimal digits: the verdict holds for no others. */
  readonly sha256: string;
  /** Whether no rule of severity `error` is broken. */
  readonly passed: boolean;
  /** One per rule that could be judged: broken rules first, errors before warnings. */
  readonly findings: readonly Finding[];
}

/** Puts findings in order and binds them to the bytes they speak of; warnings alone still pass. */
export function verdictOf(options: {
  bytes: Uint8Array;
  network: NetworkId;
  findings: readonly Finding[];
}): Verdict {
  const { bytes, network, findings } = options;
  return {
    network,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    passed: findings.every(({ passed, severity }) => passed || severity === 'warning'),
    findings: findings.toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** Broken errors, then broken warnings, then what is in order. */
function rank({ passed, severity }: Finding): number {
  if (passed) return 2;
  return severity === 'error' ? 0 : 1;
}
