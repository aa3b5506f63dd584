import type { Network, SourceTopic } from '@spinreel/exporters/network';
import type { Finding } from './finding.ts';
import type { OpenedFile, OpenedPackage, OpenedPage } from './opened-file.ts';

/**
 * Which of the network's sources demands a rule. `own` where none does: the product asks for it all the same, because the
 * ad would be broken, or poor, where it is shown. No rule speaks in a network's name unless its documents do.
 */
export type Topic = SourceTopic | 'own';

/** What rules of both kinds have: those about a file's bytes, and those about how it behaves. */
export interface RuleWords {
  /** The file's name without its extension. */
  readonly id: string;
  /** One for all networks, or by network where they differ. */
  readonly severity: Finding['severity'] | ((network: Network) => Finding['severity']);
  /** Which of a network's sources demands it; none does where the network's data says so (`unwrittenRules`). */
  readonly topic: Topic;
  /** Whether the rule is one of this network's. */
  readonly appliesTo: (network: Network) => boolean;
  /** The rule's number for this network; left out where it has none. */
  readonly limit?: (network: Network) => number | null;
  /** What is demanded, said when a file keeps to it. */
  readonly demand: (network: Network) => string;
  /** What to do when a file does not. */
  readonly fix: string;
}

/**
 * One rule: its words and its predicate. `violation` says what is wrong, or null. `needs` says how far a file must have
 * been opened for that: rules about a page that could not be found are not judged.
 */
export type Rule = RuleWords &
  (
    | { readonly needs: 'file'; readonly violation: (file: OpenedFile) => string | null }
    | {
        readonly needs: 'package';
        readonly violation: (contents: OpenedPackage, network: Network) => string | null;
      }
    | { readonly needs: 'page'; readonly violation: (page: OpenedPage, network: Network) => string | null }
  );

/**
 * Declares a rule about a file's bytes.
 *
 * @example
 * export const singlePage = defineRule({ id: 'single-page', needs: 'package', violation: ({ page }) => page ? null : 'No page.', ... });
 */
export function defineRule(rule: Rule): Rule {
  return rule;
}

/** For rules that hold on every network which serves the page itself; the preview is none. */
export function everyExportTarget(network: Network): boolean {
  return network.isExportTarget;
}

/** For rules that hold everywhere, the preview included. */
export function everyNetwork(): boolean {
  return true;
}
