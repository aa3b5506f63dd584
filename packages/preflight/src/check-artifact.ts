import type { Network } from '@spinreel/exporters/network';
import { findingOf, severityOf } from './finding.ts';
import { identifyMaker, unknownMaker, type Maker } from './identify-maker.ts';
import { openFile } from './open-file.ts';
import type { OpenedFile } from './opened-file.ts';
import { isRuleOf, type Judgement, type Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { withTimeLimit } from './time-limit.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A normal ad is checked in a fraction of a second. Only a file built to exhaust the parser reaches this limit. */
const judgingLimitMs = 20_000;

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
 * preflight: they keep their severity, whoever made the file.
 *
 * @example
 * const verdict = await checkFile({ bytes, fileName: 'ad.zip', network: networks.meta });
 * if (!verdict.passed) console.log(verdict.findings.filter(({ passed }) => !passed));
 */
export async function checkFile(options: CheckedFile): Promise<Verdict> {
  return verdictOf({ ...options, ...judgeFile(options) });
}

type Judged = Pick<Verdict, 'findings' | 'notJudged'> & { readonly maker: Maker };

function judgeFile(options: CheckedFile): Judged {
  const { network, rules: callersRules = [] } = options;
  const applicable = [...rules, ...callersRules].filter((rule) => isRuleOf(rule, network));
  const isCallers = (rule: Rule) => callersRules.includes(rule);
  try {
    return withTimeLimit(judgingLimitMs, () => {
      const file = openFile(options);
      const maker = file.contents === null ? unknownMaker : identifyMaker(file.contents);
      const results = applicable.map((rule) => ({
        rule,
        judgement: isCallers(rule) ? judgeSafely(rule, file) : judge(rule, file),
      }));
      return {
        maker,
        findings: results.flatMap(({ rule, judgement }) => {
          if (judgement === undefined) return [];
          const finding = findingOf({ rule, network, maker, judgement });
          // Advice stands for the product's own demands on files of others. A caller demands what it wants.
          return [isCallers(rule) ? { ...finding, severity: severityOf(rule, network) } : finding];
        }),
        notJudged: results
          .filter(({ judgement }) => judgement === undefined)
          .map(({ rule }) => ({ ruleId: rule.id, reason: missingPartReasons[rule.needs] })),
      };
    });
  } catch {
    // Only a malicious file gets here, so the message does not say which parser gave up.
    const judgement = 'The file is built in a way that cannot be checked.';
    const isUnreadable = ({ id }: Rule) => id === unreadableRule[network.container.extension];
    return {
      maker: unknownMaker,
      findings: applicable
        .filter(isUnreadable)
        .map((rule) => findingOf({ rule, network, maker: unknownMaker, judgement })),
      notJudged: applicable
        .filter((rule) => !isUnreadable(rule))
        .map(({ id }) => ({ ruleId: id, reason: judgement })),
    };
  }
}

/** The rule that reports files which cannot be read at all, by container. */
const unreadableRule = { zip: 'zip-package', html: 'single-html' } as const;

const missingPartReasons = {
  file: 'The file could not be read.',
  package: 'The file could not be opened.',
  page: 'No page was found in the file.',
} as const satisfies Record<Rule['needs'], string>;

/** A caller's rule that throws must not look like a file that cannot be read. */
function judgeSafely(rule: Rule, file: OpenedFile): Judgement | undefined {
  try {
    return judge(rule, file);
  } catch (error) {
    return `The rule "${rule.id}" failed: ${String(error)}`;
  }
}

/** Returns undefined if the file lacks the part that the rule needs. */
function judge(rule: Rule, file: OpenedFile): Judgement | undefined {
  const { network, contents } = file;
  switch (rule.needs) {
    case 'file':
      return rule.violation(file);
    case 'package':
      return contents === null ? undefined : rule.violation(contents, network);
    case 'page': {
      const page = contents?.page ?? null;
      return page === null ? undefined : rule.violation(page, network);
    }
  }
}
