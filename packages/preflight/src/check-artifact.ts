import type { Network } from '@spinreel/exporters/network';
import { findingOf } from './finding.ts';
import { unknownMaker } from './opening/maker.ts';
import { judgeFile, containerRuleIds, type Judged } from './judge-file.ts';
import { openRemembered } from './opening/open-file.ts';
import type { OpenedFile } from './opening/opened-file.ts';
import { hashBytes, rememberByBytes } from './cache/remember-by-bytes.ts';
import { isRuleOf, type Rule } from './rule.ts';
import { UncheckableFile } from './limits/uncheckable-file.ts';
import { rules } from './rules/index.ts';
import { withTimeLimit } from './limits/time-limit.ts';
import { findStoreCall } from './store-call-sighting.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A normal ad is checked in a fraction of a second. Only a file built to exhaust the parser reaches this limit. */
const judgingLimitMs = 20_000;

/** Processor time that may be spent on the same bytes, for all networks together, in milliseconds. */
const judgingProcessorMs = 12_000;

/** The processor time that was spent on bytes so far, in milliseconds. */
const spentMs = new WeakMap<Uint8Array, number>();

/** A finished file, and what it is checked against. */
export interface CheckedFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly network: Network;
  /** Your own rules, made with `defineRule`. */
  readonly rules?: readonly Rule[];
}

/**
 * Checks a finished file against every static rule of a network. Never rejects: any bytes produce a verdict. A file
 * that cannot be opened fails, and the verdict omits the rules that need its contents. The check takes a fraction of a
 * second and needs no browser. Only the extension of `fileName` is checked. `rules` are your own, in addition to those of
 * preflight: they keep their severity, whoever made the file. To check a file for many networks, use `createFileChecker`.
 *
 * @example
 * const verdict = await checkFile({ bytes, fileName: 'ad.zip', network: networks.meta });
 * if (!verdict.passed) console.log(verdict.findings.filter(({ passed }) => !passed));
 */
export async function checkFile({ network, ...file }: CheckedFile): Promise<Verdict> {
  return createFileChecker(file).check(network);
}

/** Checks one file for any number of networks. */
export interface FileChecker {
  /** Checks the file like `checkFile`. Never throws. */
  readonly check: (network: Network) => Verdict;
  /** Returns whether a network would find a page in the file. False if the file takes too long to read. */
  readonly hasPage: (network: Network) => boolean;
}

/**
 * Returns a checker for one file and many networks. The file is read and analyzed once, and the rules of every network judge the
 * result, so that all networks take little longer than one. The bytes must not change meanwhile.
 *
 * @example
 * const checker = createFileChecker({ bytes, fileName: 'ad.zip' });
 * const verdicts = Object.values(networks).map(checker.check);
 */
export function createFileChecker(file: Omit<CheckedFile, 'network'>): FileChecker {
  const { bytes, fileName } = file;
  const remembered = rememberByBytes(bytes);
  const open = (network: Network) => openRemembered(remembered, { fileName, network });
  return {
    check: (network) => {
      const judged = judgeWithLimits({ ...file, network }, open);
      return verdictOf({ fileName, network, sha256: remembered.sha256, ...judged });
    },
    hasPage(network) {
      try {
        const { contents } = withTimeLimit(judgingLimitMs, () => open(network));
        return contents !== null && contents.page !== null;
      } catch {
        return false;
      }
    },
  };
}

/** Judges a file by the rules of a network, unless that takes too much of the machine. */
export function judgeWithLimits(options: CheckedFile, open: (network: Network) => OpenedFile): Judged {
  const { bytes, network, rules: callersRules = [] } = options;
  const spentBefore = spentMs.get(bytes) ?? 0;
  if (spentBefore > judgingProcessorMs) return refuse(options, uncheckable);
  const { user } = process.cpuUsage();
  try {
    return withTimeLimit(judgingLimitMs, () => judgeFile(open(network), { network, callersRules }));
  } catch (error) {
    // Only a malicious file gets here. Which parser gave up says nothing to its maker.
    return refuse(options, error instanceof UncheckableFile ? error.message : uncheckable);
  } finally {
    spentMs.set(bytes, spentBefore + (process.cpuUsage().user - user) / 1000);
  }
}

/**
 * Returns the verdict on a file that was not checked to its end, because that would take too much of the machine. `reason` is a
 * sentence.
 */
export function refuseFile(options: CheckedFile, reason: string): Verdict {
  const { bytes, fileName, network } = options;
  return verdictOf({ fileName, network, sha256: hashBytes(bytes), ...refuse(options, reason) });
}

const uncheckable = new UncheckableFile().message;

function refuse({ network, rules: callersRules = [] }: CheckedFile, judgement: string): Judged {
  const applicable = [...rules, ...callersRules].filter((rule) => isRuleOf(rule, network));
  const isUnreadable = ({ id }: Rule) => id === containerRuleIds[network.container.extension];
  return {
    maker: unknownMaker,
    storeCall: findStoreCall(null, null, network),
    findings: applicable
      .filter(isUnreadable)
      .map((rule) => findingOf({ rule, network, maker: unknownMaker, judgement })),
    notJudged: applicable
      .filter((rule) => !isUnreadable(rule))
      .map(({ id }) => ({ ruleId: id, reason: judgement })),
  };
}
