import type { AnyNode } from 'acorn';
import { readingLimits } from '../limits/reading-limits.ts';
import { parseScript, type PageScript } from './parse-script.ts';
import { createScope, resolvePath } from './scopes.ts';
import type { BrokenScript, CodeUse, PageCode } from './script-code.ts';
import type { SourceText } from './source-text.ts';
import type { Checks } from './existence-checks.ts';
import { walkScript } from './walk-script.ts';
import { isRemarkable, type FoundUse } from './walk.ts';

/**
 * Parses and analyzes the scripts of one page. Classic scripts share their global names, as in a browser: a function
 * called `fetch` in one script is not the browser's `fetch` in another.
 */
export function analyzeScripts(scripts: readonly PageScript[]): PageCode {
  const globalScope = createScope(null, true);
  const found: { source: SourceText; use: FoundUse }[] = [];
  const strings: PageCode['strings'][number][] = [];
  const broken: BrokenScript[] = [];
  const unread: SourceText[] = [];
  for (const script of scripts) {
    const { source } = script;
    const parsing = parseScript(script);
    if (parsing === 'unreadable') unread.push(source);
    else if ('error' in parsing) broken.push({ source, ...parsing.error });
    else {
      const place = {
        scope: script.kind === 'classic' ? globalScope : createScope(globalScope, true),
        isThisGlobal: script.kind === 'classic',
      };
      const maxFinds = readingLimits.maxFinds - found.length - strings.length;
      const { uses, strings: texts, isComplete } = walkScript(parsing.program, place, maxFinds);
      if (!isComplete) unread.push(source);
      for (const use of uses) found.push({ source, use });
      for (const text of texts) strings.push({ ...text, source });
    }
  }
  return { uses: found.flatMap(resolveUse), strings, broken, unread };
}

/** Names are resolved after all scripts have been read, because functions are known before their declaration. */
function resolveUse({ source, use }: { source: SourceText; use: FoundUse }): CodeUse[] {
  const { kind, checks } = use;
  const isGlobalDeclaration = kind === 'declare';
  const path = isGlobalDeclaration ? (use.chain.root ?? '*') : resolvePath(use.chain);
  if (path.startsWith('*') && (kind === 'read' || !isRemarkable(use.chain))) return [];
  return [
    {
      ...withoutCallMethod(path, kind, use.args),
      kind,
      source,
      start: use.start,
      end: use.end,
      present: () => pathsIn(checks, true),
      missing: () => pathsIn(checks, false),
    },
  ];
}

/** `fetch.call(window, x)` and `fetch.apply(window, list)` call `fetch`. */
function withoutCallMethod(path: string, kind: CodeUse['kind'], args: readonly AnyNode[]) {
  if (kind !== 'call' || path.startsWith('*')) return { path, args };
  if (path.endsWith('.call')) return { path: path.slice(0, -'.call'.length), args: args.slice(1) };
  if (path.endsWith('.apply')) return { path: path.slice(0, -'.apply'.length), args: [] };
  return { path, args };
}

function pathsIn(checks: Checks | null, exists: boolean): string[] {
  const paths: string[] = [];
  for (let at = checks; at !== null; at = at.outer) {
    if (at.check.exists !== exists) continue;
    const found = at.check.chains.map((chain) => resolvePath(chain));
    if (areOfOneObject(found)) paths.push(...found);
  }
  return paths;
}

function areOfOneObject(paths: readonly string[]): boolean {
  return new Set(paths.map((path) => path.split('.')[0])).size === 1;
}
