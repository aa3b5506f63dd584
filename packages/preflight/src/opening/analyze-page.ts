import type { AnalyzedPage, OpenedPage } from './opened-file.ts';
import { constantString } from '../syntax/expressions.ts';
import type { CodeUse, PageCode } from '../syntax/script-code.ts';
import { UncheckableFile } from '../limits/uncheckable-file.ts';
import { analyzeScripts } from '../syntax/analyze-scripts.ts';
import type { PageScript } from '../syntax/parse-script.ts';
import type { SourceText } from '../syntax/source-text.ts';
import { oncePer } from '../cache/once-per.ts';
import { resolvePaths } from './package-paths.ts';

/** Null while scripts are analyzed, and if that was interrupted by a time limit. */
const analyzed = new WeakMap<OpenedPage['scripts'], PageCode | null>();

/** Analyzes the scripts of a page, once. Takes most of the time of a check. Throws `UncheckableFile` if that took too long. */
export const analyzePage: (page: OpenedPage) => AnalyzedPage = oncePer((page) => {
  const code = analyzeOnce(page.scripts);
  // Script files that no tag runs may contain anything.
  const broken = code.broken.filter(
    ({ source: { path } }) => path === page.entry.path || isReferenced(path, page),
  );
  const runsUnknownCode = page.hasUnknownData && code.uses.some(runsText);
  return { ...page, code: { ...code, broken }, runsUnknownCode };
});

/** Remembers the code of scripts, for pages that contain the same scripts as pages before. */
export interface CodeMemory {
  /** Analyzes the scripts of a page, unless equal ones are known. Throws `UncheckableFile` if that took too long. */
  readonly analyze: (scripts: OpenedPage['scripts']) => void;
}

/** How many pages with different scripts are remembered: those of the networks of an ad. Each takes a few megabytes. */
const maxRemembered = 8;

/** Creates a memory of the code of scripts. Code depends only on the kinds and the texts of all scripts of a page. */
export function createCodeMemory(): CodeMemory {
  const known = new Map<string, OpenedPage['scripts']>();
  return {
    analyze(scripts) {
      const key = JSON.stringify(scripts.map(({ kind, source }) => ({ kind, text: source.text })));
      const copies = known.get(key) ?? readCopies(key);
      analyzed.set(scripts, moveCode(analyzeOnce(copies), { from: copies, to: scripts }));
      // The newest ones are last.
      known.delete(key);
      known.set(key, copies);
      const [oldest] = known.keys();
      if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest);
    },
  };
}

/** Returns scripts that are in no page. The text of a script in a page refers to the whole page, which is much larger. */
function readCopies(key: string): OpenedPage['scripts'] {
  const scripts = JSON.parse(key) as readonly { kind: PageScript['kind']; text: string }[];
  return scripts.map(({ kind, text }) => ({
    kind,
    source: {
      path: '',
      text,
      locate: () => {
        throw new TypeError('This script is in no page');
      },
    },
  }));
}

/** Returns the code of scripts that are equal to others, but at other places. */
function moveCode(
  { uses, strings, broken, unread }: PageCode,
  { from, to }: { from: OpenedPage['scripts']; to: OpenedPage['scripts'] },
): PageCode {
  const sources = new Map(from.map(({ source }, index) => [source, to[index]?.source ?? source]));
  const find = (source: SourceText) => sources.get(source) ?? source;
  const move = <Found extends { readonly source: SourceText }>(found: Found): Found => ({
    ...found,
    source: find(found.source),
  });
  return {
    uses: uses.map(move),
    strings: strings.map(move),
    broken: broken.map(move),
    unread: unread.map(find),
  };
}

function analyzeOnce(scripts: OpenedPage['scripts']): PageCode {
  const known = analyzed.get(scripts);
  if (known === null) throw new UncheckableFile();
  if (known !== undefined) return known;
  analyzed.set(scripts, null);
  const code = analyzeScripts(scripts);
  analyzed.set(scripts, code);
  return code;
}

/** Whether code runs a text that is not in the code itself. */
function runsText({ kind, path, args }: CodeUse): boolean {
  if (kind === 'assign') return /^<script>\.(?:text|textContent|innerHTML|src)$/.test(path);
  if (kind === 'read') return false;
  const text = args.at(-1);
  if (path === 'eval' || path === 'Function') return text !== undefined && constantString(text) === null;
  return /^document\.writeln?$/.test(path) || /^<script>\.append(?:Child)?$/.test(path);
}

/** Whether one of the page's script elements runs a file. */
export function isReferenced(
  path: string,
  page: Pick<OpenedPage, 'elements' | 'entry' | 'isMisplaced'>,
): boolean {
  return page.elements.some(({ name, attributes }) => {
    const address = attributes.get('src')?.trim() ?? '';
    return name === 'script' && address !== '' && resolvePaths(address, page).includes(path);
  });
}
