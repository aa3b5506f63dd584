import type { Network } from '@spinreel/exporters/network';
import type { Maker } from './maker.ts';
import type { PageScript } from '../syntax/parse-script.ts';
import type { PageCode } from '../syntax/script-code.ts';
import type { SourceText } from '../syntax/source-text.ts';
import type { ZipProblem } from '../zip/read-zip.ts';

/** One file inside a package, or the single file itself. */
export interface PackageEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Decoded as UTF-8 with invalid bytes replaced; empty for a file that is not text. */
  readonly text: string;
}

/** One element of the page. */
export interface PageElement {
  /** Lower case. */
  readonly name: string;
  /** By lower-case name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly inside. */
  readonly text: string;
  /** Offsets of its start tag in the page's source; null if the browser adds the element. */
  readonly tag: { readonly start: number; readonly end: number } | null;
}

/** The page that a network shows. */
export interface OpenedPage {
  readonly entry: PackageEntry;
  /** Whether the page is not at the path that the network opens. */
  readonly isMisplaced: boolean;
  readonly source: SourceText;
  /** Names of all files of the package. */
  readonly paths: ReadonlySet<string>;
  /** Same as `OpenedPackage.texts`. */
  readonly texts: readonly SourceText[];
  readonly elements: readonly PageElement[];
  /**
   * Everything that runs: inline scripts, handlers in attributes, script files, and code that could be unpacked. Other
   * scripts of a data type are excluded.
   */
  readonly scripts: readonly PageScript[];
  /** Whether the file contains data that may be packed code, but could not be unpacked. */
  readonly hasUnknownData: boolean;
  /** Style sheets and style attributes. */
  readonly styles: readonly SourceText[];
  readonly maker: Maker;
}

/** A page whose scripts have been analyzed. */
export interface AnalyzedPage extends OpenedPage {
  readonly code: PageCode;
  /** Whether the page runs code that is packed, and could not be unpacked. */
  readonly runsUnknownCode: boolean;
}

/** What is inside a file that could be opened. */
export interface OpenedPackage {
  readonly entries: readonly PackageEntry[];
  /** Hidden files that macOS adds to ZIPs. They belong to no ad, so they are not in `entries`. */
  readonly macFiles: readonly PackageEntry[];
  /** Every text, including comments and markup, as a network's own search sees it. */
  readonly texts: readonly SourceText[];
  readonly unpackedBytes: number;
  /** Null if there is no page. */
  readonly page: OpenedPage | null;
  readonly maker: Maker;
}

/** Why a file could not be opened. */
export type OpeningProblem = 'empty' | 'not-html' | ZipProblem;

/** A file under examination. */
export interface OpenedFile {
  /** The network, with the container and the limits that apply to a file of this kind. */
  readonly network: Network;
  /** What the file is, whatever its name says and whatever the network expects. */
  readonly kind: Network['container']['extension'];
  /** Whether the network accepts files of this kind. */
  readonly isKindAccepted: boolean;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly contents: OpenedPackage | null;
  readonly problem: OpeningProblem | null;
}
