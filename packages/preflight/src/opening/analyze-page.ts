import type { AnalyzedPage, OpenedPage } from './opened-file.ts';
import { analyzeScripts } from '../syntax/analyze-scripts.ts';

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
    ({ source: { path } }) => path === page.entry.path || isReferenced(path, page.elements),
  );
  return { ...page, code: { ...code, broken } };
}

/** Whether one of the script elements runs a file. */
export function isReferenced(path: string, elements: OpenedPage['elements']): boolean {
  return elements.some(({ name, attributes }) => {
    const address =
      attributes
        .get('src')
        ?.replace(/^\.?\//, '')
        .replace(/[?#].*$/, '') ?? '';
    return name === 'script' && address !== '' && `/${path}`.endsWith(`/${address}`);
  });
}
