import type { AnalyzedPage, OpenedPage } from './opened-file.ts';
import { constantString } from '../syntax/expressions.ts';
import type { CodeUse, PageCode } from '../syntax/script-code.ts';
import { UncheckableFile } from '../limits/uncheckable-file.ts';
import { analyzeScripts } from '../syntax/analyze-scripts.ts';
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
