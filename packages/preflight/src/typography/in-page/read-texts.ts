import type { Parts } from '../../survey/in-page/find-parts.ts';
import type { PageGeometry } from '../../survey/in-page/page-geometry.ts';
import type { GlyphReader } from './glyph-reader.ts';
import type { InkReader } from './ink-reader.ts';
import type { SeenParagraph, SeenText, SeenTexts } from '../seen-texts.ts';

/** How a page is read, and how much of it. Ads show few and short texts. */
export interface ReadingOptions {
  readonly isOwn: boolean;
  readonly maxElements: number;
  readonly maxParagraphs: number;
  readonly maxNodes: number;
  /** Longer texts are left out. The lines of a book take seconds. */
  readonly maxNodeLength: number;
  readonly maxLength: number;
  readonly maxFamilies: number;
  readonly maxMs: number;
  /** The rule with which elements that ignore taps are found at a point. */
  readonly tapRule: string;
}

/** The functions that read the parts of a page. They are sent to the browser as text too. */
export interface TextReaders {
  findParts(options: { isOwn: boolean }): Parts;
  createGeometry(): PageGeometry;
  createGlyphReader(): GlyphReader;
  createInkReader(geometry: PageGeometry): InkReader;
}

/** Runs in the page and reads the texts that a viewer sees now. Self-contained, because it is sent to the browser as text. */
export function readTexts(options: ReadingOptions, readers: TextReaders): SeenTexts {
  const startedAt = performance.now();
  const isLate = () => performance.now() - startedAt > options.maxMs;
  const texts: SeenText[] = [];
  const paragraphs: SeenParagraph[] = [];
  const { lang, dir } = document.documentElement;
  const cutText = (text: string) => text.slice(0, options.maxLength);
  const page = { language: cutText(lang), direction: cutText(dir) };
  if (document.getElementsByTagName('*').length > options.maxElements) return { texts, paragraphs, page };

  const parts = readers.findParts(options);
  const geometry = readers.createGeometry();
  const glyphs = readers.createGlyphReader();
  const inks = readers.createInkReader(geometry);
  const { getAncestors, cut, areaOf, readClip, shift } = geometry;

  const isCover = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isPicture = element.matches('img, video, canvas, iframe') || backgroundImage !== 'none';
    return isPicture || !/(?:transparent|, 0\))$/.test(backgroundColor);
  };
  /** The element itself, or the outermost frame that contains it. */
  const getOuter = (element: Element): Element => {
    const frame = element.ownerDocument.defaultView?.frameElement;
    return frame ? getOuter(frame) : element;
  };
  const isSeenAt = (inner: Element, x: number, y: number) => {
    const element = getOuter(inner);
    const ancestors = getAncestors(element);
    const above = document.elementsFromPoint(x, y);
    const own = above.findIndex((other) => ancestors.includes(other) || element.contains(other));
    return own >= 0 && !above.slice(0, own).some(isCover);
  };
  const isVisible = (element: Element, node: Text) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(node);
    const clip = readClip(getAncestors(element), true);
    const lines = [...range.getClientRects()].map((line) => cut(shift(line, element), clip));
    const line = lines.find((each) => areaOf(each) > 0);
    return (
      line !== undefined && isSeenAt(element, (line.left + line.right) / 2, (line.top + line.bottom) / 2)
    );
  };
  const joinSpaces = (text: string) => cutText(text.replaceAll(/\s+/g, ' ').trim());

  const readNode = (node: Text, element: Element) => {
    const style = getComputedStyle(element);
    const families = (style.fontFamily.match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [])
      .map((family) => cutText(family.trim().replaceAll(/^"|"$/g, '')))
      .slice(0, options.maxFamilies);
    const only = families.length === 1 ? families[0] : undefined;
    const isControl = element.closest('button, input, select, textarea') !== null;
    const text = cutText(node.data);
    texts.push({
      text: joinSpaces(node.data),
      families,
      isBrowserFont: only === 'Times New Roman' || (isControl && only === 'Arial'),
      ...glyphs.read(text, element, families),
      ...inks.read(node, element),
    });
  };
  const readParagraph = ({ block, nodes }: Parts['texts'][number], seen: readonly Text[]) => {
    const { direction } = getComputedStyle(block);
    // Parts with a direction of their own are read apart from the text around them.
    const isPlain = nodes.every((node) => {
      const ancestors = node.parentElement === null ? [] : getAncestors(node.parentElement);
      const inside = ancestors.slice(0, ancestors.indexOf(block));
      const styles = inside.map((element) => getComputedStyle(element));
      return styles.every((style) => style.unicodeBidi === 'normal' && style.direction === direction);
    });
    const isLogical = !/plaintext|override/.test(getComputedStyle(block).unicodeBidi);
    if (!isPlain || !isLogical || seen.length < nodes.length) return;
    paragraphs.push({
      text: joinSpaces(nodes.map(({ data }) => data).join('')),
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
    });
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(options.tapRule);
  document.adoptedStyleSheets.push(sheet);
  try {
    for (const part of parts.texts.slice(0, options.maxParagraphs)) {
      if (isLate()) break;
      if (part.block.closest('[aria-hidden="true"]') !== null) continue;
      const nodes = part.nodes.slice(0, options.maxNodes);
      const seen = nodes.filter(
        (node) =>
          node.data.length <= options.maxNodeLength &&
          node.parentElement !== null &&
          isVisible(node.parentElement, node),
      );
      for (const node of seen) if (node.parentElement !== null) readNode(node, node.parentElement);
      readParagraph(part, seen);
    }
  } finally {
    document.adoptedStyleSheets.pop();
  }
  return { texts: texts.filter(({ text }) => text !== ''), paragraphs, page };
}
