import type { PageGeometry } from '../../survey/in-page/page-geometry.ts';
import type { SeenText } from '../seen-texts.ts';

/** Finds letters of which the top or the bottom is cut off. */
export interface InkReader {
  read(node: Text, element: Element): Pick<SeenText, 'cutTop' | 'cutBottom'>;
}

/** Runs in the page. Self-contained, because it is sent to the browser as text. */
export function createInkReader({ getAncestors, screen }: PageGeometry): InkReader {
  /** Longer texts are measured in part. */
  const maxLength = 200;
  const none = { cutTop: 0, cutBottom: 0 };
  const pen = document.createElement('canvas').getContext('2d');

  /** Whether more than a part of a line is hidden, as in a reel of digits or a list that moves. */
  const isWindow = (element: Element, fontSize: number) =>
    element.scrollHeight - element.clientHeight > fontSize * 0.6;
  /** The edges of what is shown of an element's content; null if it may be shown by scrolling, or is in a window. */
  const readEdges = (element: Element, fontSize: number) => {
    let { position } = getComputedStyle(element);
    const { scrollHeight, clientHeight } = document.documentElement;
    const styles = [document.documentElement, document.body].map((each) => getComputedStyle(each));
    const isFixed = styles.some(({ overflowY }) => /hidden|clip/.test(overflowY));
    const edges = {
      top: window.scrollY > 0 ? -Infinity : screen.top,
      bottom: scrollHeight > clientHeight + 1 && !isFixed ? Infinity : screen.bottom,
    };
    for (const [index, ancestor] of getAncestors(element).entries()) {
      if (ancestor.matches('html, body')) continue;
      const style = getComputedStyle(ancestor);
      const isContaining = style.transform !== 'none' || style.filter !== 'none';
      const isSkipped =
        index > 0 &&
        !isContaining &&
        (position === 'fixed' || (position === 'absolute' && style.position === 'static'));
      if (isSkipped) continue;
      if (index > 0) ({ position } = style);
      if (style.overflowY === 'visible' || style.display === 'inline') continue;
      if (/auto|scroll/.test(style.overflowY) || isWindow(ancestor, fontSize)) return null;
      const box = ancestor.getBoundingClientRect();
      edges.top = Math.max(edges.top, box.top);
      edges.bottom = Math.min(edges.bottom, box.bottom);
    }
    return edges;
  };
  /** Whether an element is turned or leans, so that its boxes do not follow its lines. */
  const isTurned = (element: Element) =>
    getAncestors(element).some((ancestor) => {
      const { transform, rotate, writingMode } = getComputedStyle(ancestor);
      const { b, c, is2D } = new DOMMatrix(transform === 'none' ? '' : transform);
      return !is2D || Math.abs(b) + Math.abs(c) > 0.001 || rotate !== 'none' || !writingMode.startsWith('h');
    });
  const splitLines = (node: Text) => {
    const lines = new Map<number, { text: string; box: DOMRect }>();
    const range = document.createRange();
    const length = Math.min(maxLength, node.data.length);
    for (let at = 0; at < length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const line = lines.get(Math.round(box.top)) ?? { text: '', box };
      line.text += node.data[at];
      lines.set(Math.round(box.top), line);
    }
    return [...lines.values()];
  };

  return {
    read(node, element) {
      const isFramed = element.ownerDocument !== document;
      if (pen === null || isFramed || element.closest('svg') !== null || isTurned(element)) return none;
      const style = getComputedStyle(element);
      const sizePx = Number.parseFloat(style.fontSize);
      const edges = readEdges(element, sizePx);
      if (edges === null) return none;
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const cuts = splitLines(node).map(({ text, box }) => {
        const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
        const ink = pen.measureText(shown);
        const scale = box.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
        const baseline = box.top + ink.fontBoundingBoxAscent * scale;
        const top = baseline - ink.actualBoundingBoxAscent * scale;
        const bottom = baseline + ink.actualBoundingBoxDescent * scale;
        // A line of which less than half is shown is not cut, but moves or is hidden.
        const maxCut = (bottom - top) / 2;
        const cutTop = edges.top - top;
        const cutBottom = bottom - edges.bottom;
        const isHidden = cutTop > maxCut || cutBottom > maxCut;
        return isHidden ? [0, 0] : [cutTop / (sizePx * scale), cutBottom / (sizePx * scale)];
      });
      const largest = (side: 0 | 1) => Math.max(0, ...cuts.map((cut) => cut[side] ?? 0));
      return { cutTop: largest(0), cutBottom: largest(1) };
    },
  };
}
