import type { Container } from './container.ts';

/** What a network's documents, or a study of them, say; every rule of preflight names one. */
export interface Source {
  readonly url: string;
  /** The day on which it was read: `yyyy-mm-dd`. */
  readonly checkedOn: string;
  /** `high`: a page owned by the network; `medium`: several independent tools agree; `low`: third-party tooling only. */
  readonly confidence: 'high' | 'medium' | 'low';
}

/** What a source is about: the network's written rules, its sizes, or how its web view behaves. */
export type SourceTopic = 'rules' | 'size' | 'host';

/** Limits of a finished file in bytes and files, inclusive; null where the network sets none. */
export interface NetworkLimits {
  /** The finished file, and the sum of what is inside. */
  readonly maxBytes: number | null;
  readonly maxFiles: number;
  /** The page itself, where media stand in files beside it: above this it is warned about, */
  readonly entryWarnBytes: number | null;
  /** and above this refused. */
  readonly entryMaxBytes: number | null;
}

/** One ad network: data, and a few lines of script that run inside the ad. */
export interface Network {
  /** Word in file names, addresses and the CLI. */
  readonly id: string;
  /** As shown to people. */
  readonly label: string;
  /** Whether it is offered for export; the preview is not. */
  readonly isExportTarget: boolean;
  readonly container: Container;
  readonly limits: NetworkLimits;
  /** What a file name inside the package may look like, as the source of a regular expression. */
  readonly fileNamePattern: string;
  /** Text that has to stand in the finished file, letter by letter. */
  readonly requiredLiterals: readonly string[];
  /** Text that must not stand anywhere in it, comments included; matched without regard to case. */
  readonly forbiddenLiterals: readonly string[];
  readonly sources: Readonly<Record<SourceTopic, Source>>;
  /** Rules of preflight, by their ids, of which these sources say nothing: the product asks for them by itself. */
  readonly unwrittenRules: readonly string[];
  /** Whether the network demands an ad that works with the phone turned; else that is only wished for. */
  readonly needsLandscape: boolean;
  /** Whether its host edits the ad while it runs (`AdHost.onAd`); finished ads leave that out. */
  readonly isEditable?: boolean;
  /**
   * Members of the player's `AdHost` as ES2015 script text, put between the braces of an object literal: `openStore`
   * always. It has to stay as it is written: networks search the file for the exact text of their click hook.
   */
  readonly hostGlue: string;
}

/**
 * Declares a network and keeps its id as a word in its type. docs/adding-a-network.md goes through it step by step.
 *
 * @example
 * export const acme = defineNetwork({ id: 'acme', label: 'Acme Ads', isExportTarget: true, container: singleHtml, ... });
 */
export function defineNetwork<const Id extends string>(
  network: Network & { readonly id: Id },
): Network & { readonly id: Id } {
  return network;
}
