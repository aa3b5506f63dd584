import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap } from 'parse5';
import { readingLimits } from '../limits/reading-limits.ts';
import { UncheckableFile } from '../limits/uncheckable-file.ts';
import type { PageElement } from './opened-file.ts';
import type { PageScript } from '../syntax/parse-script.ts';
import { decodedSource, sliceSource, type SourceText } from '../syntax/source-text.ts';

/** The parts of a page that `readPage` finds in its markup. */
export interface PageMarkup {
  readonly elements: readonly PageElement[];
  readonly scripts: readonly PageScript[];
  readonly styles: readonly SourceText[];
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
export function readPage(source: SourceText): PageMarkup {
  const found = readElements(source.text);
  const inline = (element: FoundElement) =>
    element.content === null ? [] : [sliceSource(source, element.content.start, element.content.end)];
  return {
    elements: found,
    scripts: [
      ...found
        .filter(runs)
        .flatMap((element) =>
          inline(element).map(
            (script) => ({ source: script, kind: isModule(element) ? 'module' : 'classic' }) as const,
          ),
        ),
      ...found.flatMap((element) => readHandlers(source, element)),
    ],
    styles: [
      ...found.filter(({ name }) => name === 'style').flatMap(inline),
      ...found.flatMap(({ attributes, attributeStart }) => {
        const style = attributes.get('style');
        return style === undefined ? [] : [decodedSource(source, style, attributeStart('style'))];
      }),
    ],
  };
}

interface FoundElement extends PageElement {
  /** Offsets of the text inside; null if there is none in the source. */
  readonly content: { readonly start: number; readonly end: number } | null;
  /** Returns the offset of an attribute. */
  readonly attributeStart: (name: string) => number;
}

function runs({ name, attributes }: PageElement): boolean {
  return (
    name === 'script' &&
    !attributes.has('src') &&
    runningTypes.has(attributes.get('type')?.trim().toLowerCase() ?? '')
  );
}

function isModule({ attributes }: PageElement): boolean {
  return attributes.get('type')?.trim().toLowerCase() === 'module';
}

/** Returns the code in attributes: handlers such as `onclick`, and addresses that start with `javascript:`. */
function readHandlers(source: SourceText, { attributes, attributeStart }: FoundElement): PageScript[] {
  return [...attributes].flatMap(([name, value]): PageScript[] => {
    const address = /^\s*javascript:/i.exec(value);
    if (address === null && !name.startsWith('on')) return [];
    const code = address === null ? value : value.slice(address[0].length);
    return [{ source: decodedSource(source, code, attributeStart(name)), kind: 'handler' }];
  });
}

/** Returns all elements in document order. Not recursive, because a file may be nested arbitrarily deep. */
function readElements(html: string): FoundElement[] {
  const found: FoundElement[] = [];
  const waiting: DefaultTreeAdapterMap['node'][] = [
    parse(html, { sourceCodeLocationInfo: true, treeAdapter: createLimitedAdapter() }),
  ];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('tagName' in node) found.push(readElement(node));
    if ('content' in node) waiting.push(node.content);
    // Not `push(...children)`: a node may have more children than a call can have arguments.
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return found;
}

/** Creates an adapter that refuses pages with so many elements, or so deep ones, that they take all memory or time. */
function createLimitedAdapter(): typeof defaultTreeAdapter {
  const { maxElements, maxDepth } = readingLimits;
  const { createElement, appendChild } = defaultTreeAdapter;
  const depths = new WeakMap<object, number>();
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      count++;
      if (count > maxElements) throw new UncheckableFile(`The page has more than ${maxElements} elements.`);
      return createElement(...element);
    },
    appendChild(parent, child) {
      const depth = (depths.get(parent) ?? 0) + 1;
      if (depth > maxDepth)
        throw new UncheckableFile(`The page has more than ${maxDepth} elements inside each other.`);
      depths.set(child, depth);
      appendChild(parent, child);
    },
  };
}

function readElement(node: DefaultTreeAdapterMap['element']): FoundElement {
  const location = node.sourceCodeLocation;
  const tag = location?.startTag ?? location ?? null;
  const contentEnd = location?.endTag?.startOffset ?? location?.endOffset;
  return {
    name: node.tagName.toLowerCase(),
    attributes: new Map(node.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    tag: tag === null ? null : { start: tag.startOffset, end: tag.endOffset },
    content: tag === null || contentEnd === undefined ? null : { start: tag.endOffset, end: contentEnd },
    attributeStart: (name) => location?.attrs?.[name]?.startOffset ?? tag?.startOffset ?? 0,
  };
}
