/** The networks for which every ad of the corpus is built, each with another kind of web view and container. */
export const corpusNetworkIds = ['applovin', 'google', 'meta', 'mintegral'] as const;

export type CorpusNetworkId = (typeof corpusNetworkIds)[number];

/** Rule ids for all networks, or different ones by network; a network that is left out has none. */
export type RuleIds = readonly string[] | Readonly<Partial<Record<CorpusNetworkId, readonly string[]>>>;

/** A playable as other tools make it, and the verdict that a person would give. */
export interface CorpusAd {
  /** Path of the page's script in this folder, without its extension, such as `phaser/open-chest`. */
  readonly name: string;
  /** The library that draws it; null for plain HTML, CSS and JavaScript. */
  readonly madeWith: 'Phaser' | 'PixiJS' | 'three.js' | 'Matter.js' | null;
  /**
   * `native`: the file has the calls of one network. `multi-network`: one file has the calls of many networks, each behind a
   * check of whether it exists.
   */
  readonly glue: 'native' | 'multi-network';
  /** Whether the script is minified. */
  readonly isMinified: boolean;
  /** Whether the script is a separate file in networks' ZIPs. It is inline in networks' HTML files. */
  readonly isScriptSeparate: boolean;
  /** Added to the page's head. */
  readonly head: string;
  /** Whether a viewer who plays it finds the button that opens the store. */
  readonly reachesStore: boolean;
  /** Static rules of severity `error` that the file breaks. */
  readonly staticErrors: RuleIds;
  /** Behaviour rules of severity `error` or `warning` that the ad breaks when it is played. */
  readonly playedProblems: RuleIds;
}

/** Declares an ad of the corpus. Most are minified, play to the store and break no rule. */
export function defineCorpusAd(ad: Pick<CorpusAd, 'name'> & Partial<CorpusAd>): CorpusAd {
  return {
    madeWith: null,
    glue: 'native',
    isMinified: true,
    isScriptSeparate: false,
    head: '',
    reachesStore: true,
    staticErrors: [],
    playedProblems: [],
    ...ad,
  };
}

/** Returns the rule ids that are expected for a network. */
export function ruleIdsFor(ids: RuleIds, network: CorpusNetworkId): readonly string[] {
  return 'length' in ids ? ids : (ids[network] ?? []);
}
