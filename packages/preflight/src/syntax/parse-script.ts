import { Script } from 'node:vm';
import { parse, type Program } from 'acorn';
import { readingLimits } from '../limits/reading-limits.ts';
import type { SourceText } from './source-text.ts';

/** A script of a page. */
export interface PageScript {
  readonly source: SourceText;
  /** `handler`: the text of an attribute such as `onclick`, which may contain `return`. */
  readonly kind: 'classic' | 'module' | 'handler';
}

/** The syntax tree of a script, the error for which browsers refuse it, or neither if it cannot be analyzed. */
export type Parsing =
  | { readonly program: Program }
  | { readonly error: { readonly message: string; readonly offset: number } }
  | 'unreadable';

/** Parses a script. */
export function parseScript({ source, kind }: PageScript): Parsing {
  // Its tree would take gigabytes.
  if (source.text.length > readingLimits.maxScriptLength) return 'unreadable';
  try {
    return {
      program: parse(source.text, {
        ecmaVersion: 'latest',
        sourceType: kind === 'module' ? 'module' : 'script',
        allowReturnOutsideFunction: kind === 'handler',
        allowHashBang: true,
      }),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError) || !hasOffset(error)) return 'unreadable';
    // The parser may be older than the newest syntax, so the browser's own parser decides.
    if (kind === 'classic' && isAccepted(source.text)) return 'unreadable';
    return { error: { message: error.message.replace(/ \(\d+:\d+\)$/, ''), offset: error.pos } };
  }
}

function hasOffset(error: SyntaxError): error is SyntaxError & { readonly pos: number } {
  return 'pos' in error && typeof error.pos === 'number';
}

function isAccepted(text: string): boolean {
  try {
    return new Script(text) instanceof Script;
  } catch {
    // The constructor throws if the text is no valid script.
    return false;
  }
}
