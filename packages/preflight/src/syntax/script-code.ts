import type { AnyNode } from 'acorn';
import type { SourceText } from './source-text.ts';

/** One place where a script uses a value: calls it, creates an object with it, assigns it, or reads it. */
export interface CodeUse {
  /**
   * What is used, without the global object's own names, such as `fetch`, `location.href` or `mraid.open`. It starts with
   * `*` if a local value or an expression is used, such as `*.src`.
   */
  readonly path: string;
  readonly kind: 'call' | 'new' | 'assign' | 'declare' | 'read';
  /** The arguments of a call; the new value of an assignment or declaration. */
  readonly args: readonly AnyNode[];
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
  /** Paths that the code around this place has found to exist. */
  readonly present: () => readonly string[];
  /** Paths that the code around this place has found to be missing. */
  readonly missing: () => readonly string[];
}

/** A string in a script. */
export interface CodeString {
  readonly value: string;
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}

/** A script that a browser would refuse to run. */
export interface BrokenScript {
  readonly source: SourceText;
  readonly message: string;
  readonly offset: number;
}

/** All code of a page, as far as it could be parsed. Code that cannot be reached is included. */
export interface PageCode {
  readonly uses: readonly CodeUse[];
  readonly strings: readonly CodeString[];
  readonly broken: readonly BrokenScript[];
  /** Scripts that browsers accept, but which could not be analyzed. */
  readonly unread: readonly SourceText[];
}
