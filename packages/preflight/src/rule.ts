import type { Network, SourceTopic } from '@spinreel/exporters/network';
import type { Occurrence, SourceText } from './syntax/source-text.ts';
import type { AnalyzedPage, OpenedFile, OpenedPackage, OpenedPage } from './opening/opened-file.ts';

/**
 * The network source that requires a rule. `own` marks the product's own rules, which prevent poor ads, and `browser`
 * what no web view can run. A rule names a network as its source only if the network's documents contain it.
 */
export type Topic = SourceTopic | 'own' | 'browser';

/** `error`: the network rejects the ad, or the ad is broken in its web view. `warning`: it may cost viewers or time. */
export type Severity = 'error' | 'warning';

/** What breaks a rule, and where. */
export interface Violation {
  readonly message: string;
  /** All places that break the rule, in the order of the files in the package. Empty if there is no place to name. */
  readonly occurrences: readonly Occurrence[];
  /** Whether the file may be accepted nevertheless. An error then counts as a warning. */
  readonly isDoubtful?: boolean;
  /** Whether the network accepts the file nevertheless. The violation then counts as advice. */
  readonly isHarmless?: boolean;
  /** Whether no web view can show the file. The violation is then an error, whoever made the file. */
  readonly isFatal?: boolean;
  /** Whether something is not in the code. That is unknown as long as a part of the code is. */
  readonly isMissing?: boolean;
  /** How to fix it, if the rule's own text does not say it. */
  readonly fix?: string;
}

/** The result of a rule's predicate: a message, a violation with its places, or null if the file complies. */
export type Judgement = string | Violation | null;

/** The properties shared by rules about a file's bytes and rules about its behavior. */
export interface RuleDescription {
  /** The file's name without its extension. */
  readonly id: string;
  /** One severity for all networks, or a function of the network. A network can override it in `ruleOverrides`. */
  readonly severity: Severity | ((network: Network) => Severity);
  /**
   * The severity of one of the product's own rules for files of other tools: `advice` by default, `warning` if viewers
   * cannot use an ad that breaks it. Never an error unless a violation is fatal, because no network states the rule.
   */
  readonly foreignSeverity?: 'warning';
  /** The network source that requires the rule. A network can override it in `ruleOverrides`. */
  readonly topic: Topic;
  /** Whether the rule applies to this network. Omitted for rules that apply to every network, including the preview. */
  readonly appliesTo?: (network: Network) => boolean;
  /** The rule's numeric limit for this network. Omitted if it has none. */
  readonly limit?: (network: Network) => number | null;
  /** The requirement, shown when a file complies. */
  readonly demand: (network: Network) => string;
  /** How to fix a file that does not comply. */
  readonly fix: string;
}

/**
 * One rule about a file's bytes: its texts and its predicate. `violation` returns null if the file complies. `needs` names
 * the part that must be available: rules about the page are skipped if there is no page. A rule that needs the code is
 * skipped if it finds nothing and some scripts could not be read.
 */
export type Rule = RuleDescription &
  (
    | { readonly needs: 'file'; readonly violation: (file: OpenedFile) => Judgement }
    | {
        readonly needs: 'package';
        readonly violation: (contents: OpenedPackage, network: Network) => Judgement;
      }
    | {
        readonly needs: 'page';
        readonly violation: (page: OpenedPage, network: Network) => Judgement;
      }
    | {
        readonly needs: 'code';
        readonly violation: (page: AnalyzedPage, network: Network) => Judgement;
      }
  );

/**
 * Declares a rule about a file's bytes.
 *
 * @example
 * export const singlePage = defineRule({ id: 'single-page', needs: 'package', violation: ({ page }) => page ? null :
 * 'No page.', ... });
 */
export function defineRule(rule: Rule): Rule {
  return rule;
}

/** Whether a rule applies to a network. */
export function isRuleOf({ appliesTo }: RuleDescription, network: Network): boolean {
  return appliesTo === undefined || appliesTo(network);
}

/** A stretch of a source's text. */
export interface Place {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}

/** The maximum length of the text that a message quotes, in characters. */
const maxQuoteLength = 60;

/**
 * Returns the violation for the places that break a rule, or null if there are none. Its message quotes the first place:
 * `The code calls fetch(): "fetch(url)" in index.html, line 3, and in 2 more places.`
 */
export function violationAt(
  what: string,
  places: readonly Place[],
  { reason = '', ...weight }: { reason?: string } & Pick<Violation, 'isDoubtful' | 'isHarmless'> = {},
): Violation | null {
  const occurrences = places.map(({ source, start, end }) => source.locate(start, end));
  const [first] = occurrences;
  if (first === undefined) return null;
  const { path, line, excerpt } = first;
  const others = occurrences.length - 1;
  const more = others === 0 ? '' : `, and in ${others} more ${others === 1 ? 'place' : 'places'}`;
  const message = `${what}: ${quote(excerpt)} in ${path}, line ${line}${more}.`;
  return { message: reason === '' ? message : `${message} ${reason}`, occurrences, ...weight };
}

/** Returns the violation for whole files that break a rule, or null if there are none. */
export function violationInFiles(
  what: string,
  files: readonly { readonly path: string }[],
): Violation | null {
  const [first] = files;
  if (first === undefined) return null;
  const others = files.length - 1;
  const more = others === 0 ? '' : `, and ${others} more`;
  return {
    message: `${what}: "${first.path}"${more}.`,
    occurrences: files.map(({ path }) => ({ path, line: 1, column: 1, excerpt: path.slice(0, 120) })),
  };
}

/** Returns the violation that weighs most: the first certain one, or else the first doubtful one, or a harmless one. */
export function heaviestViolation(violations: readonly (Violation | null)[]): Violation | null {
  const found = violations.filter((violation) => violation !== null);
  const [heaviest = null] = found.toSorted((a, b) => weigh(b) - weigh(a));
  return heaviest;
}

function weigh({ isDoubtful = false, isHarmless = false }: Violation): number {
  if (isHarmless) return 0;
  return isDoubtful ? 1 : 2;
}

/** Quotes a text, truncated. */
function quote(text: string): string {
  return `"${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}...` : text}"`;
}
