import type { AnalyzedPage, OpenedPage } from './opened-file.ts';
import { analyzeScripts } from '../syntax/analyze-scripts.ts';
import { resolvePaths } from './package-paths.ts';

const analyzed = new WeakMap<OpenedPage, AnalyzedPage>();

/** Analyzes the scripts of a page, once. Takes most of the time of a check. */
export function analyzePage(page: OpenedPage): AnalyzedPage {
  const known = analyzed.get(page) ?? analyze(page);
  analyzed.set(page, known);
  return known;
}

function analyze(page: OpenedPage): AnalyzedPage {
  const code = analyzeScripts(page.scripts);
  // Script files that no tag runs may contain anything.
  const broken = code.broken.filter(
    ({ source: { path } }) => path === page.entry.path || isReferenced(path, page),
  );
  return { ...page, code: { ...code, broken } };
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
