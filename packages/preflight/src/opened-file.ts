import type { Network } from '@spinreel/exporters/network';
import type { ZipProblem } from './zip/read-zip.ts';

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
}

/** Text that a browser runs or applies, with its location. Media payloads are blanked out. */
export interface Excerpt {
  /** Such as `index.html` or `media-video.js`. */
  readonly where: string;
  readonly text: string;
}

/** The page that a network shows. */
export interface OpenedPage {
  readonly entry: PackageEntry;
  /** Names of all files of the package. */
  readonly paths: ReadonlySet<string>;
  /** Same as `OpenedPackage.texts`. */
  readonly texts: readonly Excerpt[];
  readonly elements: readonly PageElement[];
  /**
   * Everything that runs: inline scripts, handlers in attributes, script files. Scripts of a data type are excluded.
   */
  readonly code: readonly Excerpt[];
  /** Style sheets and style attributes. */
  readonly styles: readonly Excerpt[];
}

/** What is inside a file that could be opened. */
export interface OpenedPackage {
  readonly entries: readonly PackageEntry[];
  /** Every text, including comments and markup, as a network's own search sees it. */
  readonly texts: readonly Excerpt[];
  readonly unpackedBytes: number;
  /** Null if there is no page at the path that the network opens. */
  readonly page: OpenedPage | null;
}

/** Why a file could not be opened. */
export type OpeningProblem = 'empty' | 'not-html' | ZipProblem;

/** A file under examination. */
export interface OpenedFile {
  readonly network: Network;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly contents: OpenedPackage | null;
  readonly problem: OpeningProblem | null;
}
