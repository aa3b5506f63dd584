import type { Network } from '@spinreel/exporters/network';
import { findingOf, severityOf, type Finding } from './finding.ts';
import { unknownMaker, type Maker } from './opening/maker.ts';
import { openRemembered } from './opening/open-file.ts';
import type { OpenedFile, AnalyzedPage } from './opening/opened-file.ts';
import { hashBytes, rememberByBytes } from './cache/remember-by-bytes.ts';
import { isRuleOf, type Rule, type Judgement } from './rule.ts';
import { UncheckableFile } from './limits/uncheckable-file.ts';
import { rules } from './rules/index.ts';
import { withTimeLimit } from './limits/time-limit.ts';
import { findStoreCall, type StoreCallSighting } from './store-call-sighting.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import { analyzePage } from './opening/analyze-page.ts';

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

/** The parts of a verdict that the rules decide. */
interface Judged extends Pick<Verdict, 'findings' | 'notJudged'> {
  readonly storeCall: StoreCallSighting | null;
  readonly maker: Maker;
}

/** The rule that reports files of another kind, and files that cannot be read at all, by expected container. */
const containerRuleIds = { zip: 'zip-package', html: 'single-html' } as const;

/** Judges an opened file by every static rule of a network, and by the caller's own rules. */
function judgeFile(
  file: OpenedFile,
  { network, callersRules }: { network: Network; callersRules: readonly Rule[] },
): Judged {
  const maker = file.contents?.maker ?? unknownMaker;
  // The contents of a file of an unaccepted kind are judged by the rules that do not depend on its kind.
  const expected = file.isKindAccepted ? file.network : network;
  const containerRuleId = containerRuleIds[expected.container.extension];
  const isJudged = (rule: Rule) => isRuleOf(rule, file.network) || rule.id === containerRuleId;
  const page = file.contents?.page ? analyzePage(file.contents.page) : null;
  const findings: Finding[] = [];
  const notJudged: Verdict['notJudged'][number][] = [];
  for (const rule of [...rules, ...callersRules].filter((known) => isRuleOf(known, expected))) {
    const isCallers = callersRules.includes(rule);
    const outcome = isJudged(rule) ? judgeSafely(rule, { file, page }, isCallers) : wrongKinds[file.kind];
    if (isUnjudged(outcome)) {
      notJudged.push({ ruleId: rule.id, reason: outcome.reason });
    } else {
      const finding = findingOf({ rule, network: file.network, maker, judgement: outcome });
      // Advice stands for the product's own demands on files of others. A caller demands what it wants.
      findings.push(isCallers ? { ...finding, severity: severityOf(rule, file.network) } : finding);
    }
  }
  return { maker, findings, notJudged, storeCall: findStoreCall(file.contents, page, file.network) };
}

interface Unjudged {
  /** For people. */
  readonly reason: string;
}

const wrongKinds = {
  zip: { reason: 'The file is a ZIP.' },
  html: { reason: 'The file is not a ZIP.' },
} as const;

const packedCode = {
  reason: 'The code is packed in a way that cannot be read. Play the file to see what it does.',
} as const;

function isUnjudged(outcome: Judgement | Unjudged): outcome is Unjudged {
  return typeof outcome === 'object' && outcome !== null && 'reason' in outcome;
}

/** A caller's rule that throws must not look like a file that cannot be read. */
function judgeSafely(rule: Rule, judged: JudgedFile, isCallers: boolean): Judgement | Unjudged {
  if (!isCallers) return judge(rule, judged);
  try {
    return judge(rule, judged);
  } catch (error) {
    return `The rule "${rule.id}" failed: ${String(error)}`;
  }
}

interface JudgedFile {
  readonly file: OpenedFile;
  readonly page: AnalyzedPage | null;
}

function judge(rule: Rule, { file, page }: JudgedFile): Judgement | Unjudged {
  const { network, contents } = file;
  if (rule.needs === 'file') return rule.violation(file);
  if (contents === null) return { reason: 'The file could not be opened.' };
  if (rule.needs === 'package') return rule.violation(contents, network);
  if (page === null) return { reason: 'No page was found in the file.' };
  const judgement = rule.violation(page, network);
  if (rule.needs === 'page') return judgement;
  const isMissing = typeof judgement === 'object' && judgement?.isMissing === true;
  if (page.runsUnknownCode && (judgement === null || isMissing)) return packedCode;
  if (judgement !== null) return judgement;
  const { broken, unread } = page.code;
  if (broken.length > 0) return { reason: 'A script has a syntax error, so its code is unknown.' };
  return unread.length > 0 ? { reason: 'A script could not be analyzed.' } : null;
}
