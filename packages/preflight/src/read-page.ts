import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { withoutMediaPayloads } from './media-payloads.ts';
import type { Excerpt, PageElement, PackageEntry } from './opened-file.ts';

/** The parts of a page that `readPage` finds in its markup. */
export interface PageMarkup {
  readonly elements: readonly PageElement[];
  readonly code: readonly Excerpt[];
  readonly styles: readonly Excerpt[];
}

/**
 * The `type` values of `<script>` that browsers run. Any other value makes the element a data block. The list has the
 * empty type, `module`, and the JavaScript MIME type essences of the HTML standard. Types with parameters do not run.
 */
const runningTypes = new Set([
  '',
  'module',
  'application/ecmascript',
  'application/javascript',
  'application/x-ecmascript',
  'application/x-javascript',
  'text/ecmascript',
  'text/javascript',
  'text/javascript1.0',
  'text/javascript1.1',
  'text/javascript1.2',
  'text/javascript1.3',
  'text/javascript1.4',
  'text/javascript1.5',
  'text/jscript',
  'text/livescript',
  'text/x-ecmascript',
  'text/x-javascript',
]);

/** Parses a page as a browser would, and separates the code that runs from plain text. */
export function readPage(entry: PackageEntry): PageMarkup {
  const elements = elementsOf(withoutMediaPayloads(entry.text));
  const excerpt = (text: string): Excerpt => ({ where: entry.path, text });
  const scripts = elements.filter(({ name, attributes }) => name === 'script' && runs(attributes));
  const handlers = elements.flatMap(({ attributes }) =>
    [...attributes].filter(([name, value]) => name.startsWith('on') || /^\s*javascript:/i.test(value)),
  );
  const inlineStyles = elements.flatMap(({ attributes }) => attributes.get('style') ?? []);
  const sheets = elements.filter(({ name }) => name === 'style');
  return {
    elements,
    code: [...scripts.map(({ text }) => text), ...handlers.map(([, value]) => value)].map(excerpt),
    styles: [...sheets.map(({ text }) => text), ...inlineStyles].map(excerpt),
  };
}

function runs(attributes: PageElement['attributes']): boolean {
  return runningTypes.has(attributes.get('type')?.trim().toLowerCase() ?? '');
}

/** Returns all elements in document order. Not recursive, because a file may be nested arbitrarily deep. */
function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = [];
  const waiting: DefaultTreeAdapterMap['node'][] = [parse(html)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('tagName' in node) {
      found.push({
        name: node.tagName.toLowerCase(),
        attributes: new Map(node.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
        text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
      });
    }
    if ('content' in node) waiting.push(node.content);
    // Not `push(...children)`: a node may have more children than a call can have arguments.
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return found;
}
