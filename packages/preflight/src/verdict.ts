import type { Network } from '@spinreel/exporters/network';
import type { Finding } from './finding.ts';
import type { Maker } from './opening/maker.ts';
import type { StoreCallSighting } from './store-call-sighting.ts';

/** The result of preflight for one file and one network. */
export interface Verdict extends Maker {
  /** The network's id. */
  readonly network: string;
  /** The name of the checked file, as it was passed. */
  readonly fileName: string;
  /** SHA-256 of the checked bytes, as 64 hexadecimal digits. The verdict is valid only for these bytes. */
  readonly sha256: string;
  /** Whether no rule of severity `error` is broken. */
  readonly passed: boolean;
  /** One finding per rule that could be checked: failed errors first, then failed warnings and advice, then passed rules. */
  readonly findings: readonly Finding[];
  /** Rules of the network that could not be checked. */
  readonly notJudged: readonly UnjudgedRule[];
  /** Whether the file opens the store. Null if pages of the network open none, omitted by earlier versions. */
  readonly storeCall?: StoreCallSighting | null;
}

/** A rule that could not be checked, because the part of the file or of its behavior that it needs is missing. */
export interface UnjudgedRule {
  readonly ruleId: string;
  /** For people, such as `No page was found in the file.` */
  readonly reason: string;
}

/** Sorts the findings and binds them to the checked bytes. Only errors fail a file. */
export function verdictOf(options: {
  /** Of the checked bytes. */
  sha256: string;
  fileName: string;
  network: Network;
  maker: Maker;
  findings: readonly Finding[];
  notJudged: readonly UnjudgedRule[];
  storeCall: StoreCallSighting | null;
}): Verdict {
  const { sha256, fileName, network, maker, findings, notJudged, storeCall } = options;
  return {
    network: network.id,
    fileName,
    sha256,
    ...maker,
    passed: findings.every(({ passed, severity }) => passed || severity !== 'error'),
    findings: sortFindings(findings),
    notJudged,
    storeCall,
  };
}

const severityRanks = { error: 0, warning: 1, advice: 2 } as const;
const passedRank = 3;

/** Sorts findings: failed errors, failed warnings, failed advice, passed rules. */
export function sortFindings<Sorted extends Finding>(findings: readonly Sorted[]): Sorted[] {
  return findings.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ passed, severity }: Finding): number {
  return passed ? passedRank : severityRanks[severity];
}
