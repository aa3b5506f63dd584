import type { Network } from '@spinreel/exporters/network';
import { analyzePage } from './opening/analyze-page.ts';
import { findingOf, severityOf, type Finding } from './finding.ts';
import { unknownMaker, type Maker } from './opening/maker.ts';
import type { AnalyzedPage, OpenedFile } from './opening/opened-file.ts';
import { isRuleOf, type Judgement, type Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { findStoreCall, type StoreCallSighting } from './store-call-sighting.ts';
import type { Verdict } from './verdict.ts';

/** The parts of a verdict that the rules decide. */
export interface Judged extends Pick<Verdict, 'findings' | 'notJudged'> {
  readonly storeCall: StoreCallSighting | null;
  readonly maker: Maker;
}

/** The rule that reports files of another kind, and files that cannot be read at all, by expected container. */
export const containerRuleIds = { zip: 'zip-package', html: 'single-html' } as const;

/** Judges an opened file by every static rule of a network, and by the caller's own rules. */
export function judgeFile(
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
