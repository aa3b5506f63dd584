import { exportLimits } from '@spinreel/config-schema/limits/limits';
import type { Container, OtherContainer } from './containers/container.ts';
import type { HostControl, HostTrait } from './host-trait.ts';
import type { StoreCall } from './store-call.ts';

/** A document that states a network's rules, from the network or a third party. Preflight's findings cite it. */
export interface Source {
  readonly url: string;
  /** The date on which it was read, as `yyyy-mm-dd`. */
  readonly checkedOn: string;
  /**
   * `high`: a page owned by the network; `medium`: several independent tools agree; `low`: third-party tooling only.
   */
  readonly confidence: 'high' | 'medium' | 'low';
}

/** The topic of a source: the network's written rules, its size limits, or the behavior of its web view. */
export type SourceTopic = 'rules' | 'size' | 'host';

/** Networks of one family provide the same objects to a page, so they share a host simulator. */
export type NetworkFamily =
  | 'bigo'
  | 'bytedance'
  | 'exit-api'
  | 'fb-playable'
  | 'kwai'
  | 'mintegral'
  | 'mraid'
  | 'mytarget'
  | 'preview'
  | 'smadex'
  | 'snapchat'
  | 'tencent'
  | 'vungle'
  | 'web';

/** Limits of a finished file in bytes and files, inclusive. Null if the network sets no limit. */
export interface NetworkLimits {
  /** The finished file. */
  readonly maxBytes: number | null;
  /** The size above which a finished file causes a warning. */
  readonly adviceBytes: number | null;
  /** What `maxBytes` applies to: only the uploaded file, or also the sum of its unpacked files. */
  readonly counts: 'file' | 'unpacked';
  readonly maxFiles: number;
  /** A page with separate media files causes a warning above this size. */
  readonly entryWarnBytes: number | null;
  /** A page with separate media files causes an error above this size. */
  readonly entryMaxBytes: number | null;
}

/**
 * Where the store URL of an ad comes from.
 *
 * - `required`: from the file, which contains the URLs for iOS and Android in plain text. The ad opens the viewer's.
 * - `campaign`: from the network's campaign. The file contains no URL, because the network would ignore it.
 * - `forbidden`: from the network's campaign. The network rejects files that contain a URL.
 */
export type StoreUrlRule = 'required' | 'campaign' | 'forbidden';

/** What a network shows the marketer about the use of an ad, which the ad reports through the network's own calls. */
export interface Measurement {
  /** The call, such as `ALPlayableAnalytics.trackEvent`. */
  readonly call: string;
  /** The reported events in their usual order, in the network's words. */
  readonly events: readonly string[];
  /** Ads with fewer taps before the outro report nothing. */
  readonly minInteractions: number;
}

/** A file that a network asks for next to the page, such as `config.json`. */
export interface ExtraFile {
  readonly path: string;
  /** JSON. */
  readonly text: string;
  /** Keys of the JSON that files made elsewhere may omit, because the network's documents do not name them. */
  readonly optionalKeys?: readonly string[];
}

/** What documents of a network say about uploading many files. */
export interface UploadFacts {
  /** What takes a limited number of files, such as an ad group. Null if no document states a limit. */
  readonly group: { readonly name: string; readonly maxFiles: number; readonly source: Source } | null;
  /** What the network asks for with each file, as in 'the language for the moderation'. */
  readonly questions: readonly { readonly text: string; readonly source: Source }[];
}

/** How one rule of preflight differs for a network. */
export interface RuleOverride {
  /** Replaces the rule's severity. */
  readonly severity?: 'error' | 'warning';
  /** The network source that requires the rule. `own` marks the product's own rules. */
  readonly topic?: SourceTopic | 'own';
  /** The name that the network's uploader gives to this error, such as `FILE_TOO_LARGE`. */
  readonly uploadError?: string;
}

/** A search of the text of uploads that does not understand code: it also finds comments and strings. */
export interface TextSearch {
  /** Text that must not be found. Case-insensitive. */
  readonly forbidden: readonly string[];
  /** Whether `requiredLiterals` are searched as text too, so that an equal call in other words is not found. */
  readonly findsRequired: boolean;
  /** Whether the network's own documents describe the search, or only reports of studios. */
  readonly isDocumented: boolean;
}

/** One ad network as data. */
export interface Network {
  /** Identifier in file names, URLs and the CLI. */
  readonly id: string;
  /** Name in the UI. */
  readonly label: string;
  readonly family: NetworkFamily;
  /**
   * - `confirmed`: the network's own pages state its rules.
   * - `partial`: some rules come from studies.
   * - `unverified`: the rules come from third parties.
   */
  readonly specStatus: 'confirmed' | 'partial' | 'unverified';
  /** The network's public tool for testing the file; null if it has none. */
  readonly validator: { readonly label: string; readonly url: string } | null;
  /** Messages for a failed export: the title, and the text used if the server gives no reason. */
  readonly failure: { readonly title: string; readonly fallback: string };
  /** Steps for using the finished file at the network, in order; null if they are not documented. */
  readonly nextSteps: { readonly title: string; readonly steps: readonly string[] } | null;
  readonly uploads: UploadFacts;
  readonly container: Container;
  /** The other kinds of files that the network accepts, made elsewhere. Ads are exported in `container`. */
  readonly otherContainers: readonly OtherContainer[];
  /**
   * How the media after the cover are written into the file. `seven-bit` carries 14 % more than `base64`, but only
   * networks whose rules permit other text than base64 accept it.
   */
  readonly mediaEncoding: 'base64' | 'seven-bit';
  readonly limits: NetworkLimits;
  /** Files in the package in addition to those of the ad, such as `config.json`. */
  readonly extraFiles: readonly ExtraFile[];
  /** Pattern of valid names of files and folders in the package, as the source of a regular expression. */
  readonly fileNamePattern: string;
  /** The network's own tags in the page's head: scripts that its web view provides, and `meta` elements. */
  readonly headMarkup: string;
  /** The network's own script tags in the page's body. They are after the cover, and run before all scripts of the ad. */
  readonly bodyMarkup: string;
  /** Text that the finished file must contain literally. */
  readonly requiredLiterals: readonly string[];
  /** Text that the finished file must not contain, even in comments. Case-insensitive. */
  readonly forbiddenLiterals: readonly string[];
  /** The texts that the network's check of uploads searches for; null if it is not known to search any. */
  readonly textSearch: TextSearch | null;
  /** The call that opens the store; null if the page does not open a store. */
  readonly storeCall: StoreCall | null;
  /** The source of each topic. Null if there is no document; rules on that topic are then the product's own. */
  readonly sources: Readonly<Record<SourceTopic, Source | null>>;
  /** Changes to preflight's rules for this network, by rule id. */
  readonly ruleOverrides: Readonly<Record<string, RuleOverride>>;
  /** `both`: the network requires ads to work in landscape too. `portrait`: the network only recommends it. */
  readonly orientation: 'both' | 'portrait';
  readonly storeUrl: StoreUrlRule;
  /**
   * Whether an ad may go on by itself after the first tap. `forbidden`: the network permits no timers, so the outro waits
   * for the last spin. No network lets an ad open the store by itself.
   */
  readonly automaticSteps: 'allowed' | 'forbidden';
  /** Paths or URLs of scripts that the web view provides and a page may reference. */
  readonly providedScripts: readonly string[];
  /**
   * Other addresses of scripts of the network, which files made elsewhere may reference. `*` stands for any text. The web
   * view may or may not provide them.
   */
  readonly otherScripts: readonly string[];
  /**
   * Functions of the host that the ad must call, each once and in this order: when the ad can be played, and when it has
   * ended. Empty if the network requires none.
   */
  readonly lifecycleCalls: readonly string[];
  /** Null if the network offers no calls, or does not permit them. */
  readonly measurement: Measurement | null;
  readonly hostControls: readonly HostControl[];
  readonly hostTraits: readonly HostTrait[];
  /** Whether the host edits the running ad (`AdHost.onAd`). Finished ads omit this feature. */
  readonly isEditable?: boolean;
  /**
   * A classic script that starts the player in the network's web view: one of `host-adapters.gen`, or your own. Do not
   * transform it, because networks search the file for the exact text of their store call.
   */
  readonly hostScript: string;
}

/** The fields of a network that have a default. */
const networkDefaults = {
  validator: null,
  nextSteps: null,
  uploads: { group: null, questions: [] },
  otherContainers: [],
  textSearch: null,
  mediaEncoding: 'base64',
  extraFiles: [],
  fileNamePattern: '^[A-Za-z0-9._-]+$',
  headMarkup: '',
  bodyMarkup: '',
  ruleOverrides: {},
  automaticSteps: 'allowed',
  providedScripts: [],
  otherScripts: [],
  lifecycleCalls: [],
  measurement: null,
  hostControls: [],
  hostTraits: [],
} as const satisfies Partial<Network>;

const limitDefaults = {
  adviceBytes: null,
  counts: 'file',
  maxFiles: exportLimits.maxFiles,
  entryWarnBytes: null,
  entryMaxBytes: null,
} as const satisfies Partial<NetworkLimits>;

/** A network as it is declared: fields with a default may be omitted. */
export type NetworkDefinition = Omit<Network, keyof typeof networkDefaults | 'failure' | 'limits'> &
  Partial<Pick<Network, keyof typeof networkDefaults | 'failure'>> & {
    readonly limits: Pick<NetworkLimits, 'maxBytes'> & Partial<NetworkLimits>;
  };

/**
 * Declares a network. Its id is a literal in the returned type. See docs/adding-a-network.md for a step-by-step guide.
 *
 * @example
 * export const acme = defineNetwork({ id: 'acme', label: 'Acme Ads', container: singleHtml, ... });
 */
export function defineNetwork<const Id extends string>(
  definition: NetworkDefinition & { readonly id: Id },
): Network & { readonly id: Id } {
  const { label } = definition;
  return {
    ...networkDefaults,
    failure: { title: `${label} Export Failed`, fallback: `${label} export failed` },
    ...definition,
    limits: { ...limitDefaults, ...definition.limits },
  };
}
