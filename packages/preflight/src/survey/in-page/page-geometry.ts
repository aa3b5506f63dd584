import type { Box } from '../survey.ts';

/** A rectangle in CSS pixels of the page. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What tells where the parts of a page are on the screen. */
export interface PageGeometry {
  /** The zoom of a page that is wider than the phone. */
  readonly zoom: number;
  readonly screen: Edges;
  /** The element itself and what contains it, also through shadow trees, from the inside to the outside. */
  getAncestors(element: Element): Element[];
  /** Converts from the page of an element, which may be in a frame, to the outermost page. */
  shift(edges: Edges, element: Element): Edges;
  cut(a: Edges, b: Edges): Edges;
  toBox(edges: Edges): Box;
  areaOf(edges: Edges): number;
  edgesOf(element: Element): Edges;
  /** What the elements around one let show of it, or of its content. */
  readClip(ancestors: readonly Element[], isContent: boolean): Edges;
  /** In CSS pixels of the phone, after all transforms. */
  readFontSize(element: Element, pseudo: string | null): number;
}

/** Runs in the page. Self-contained, because it is sent to the browser as text. */
export function createGeometry(): PageGeometry {
  /** The zoom of a page that is wider than the phone. */
  const zoom = window.visualViewport?.scale ?? 1;
  const screen = {
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: Math.max(document.documentElement.clientHeight, window.innerHeight),
  };

  const getParent = (element: Element): Element | null => {
    const root = element.getRootNode();
    return (
      element.assignedSlot ?? element.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null)
    );
  };
  const getAncestors = (element: Element): Element[] => {
    const parent = getParent(element);
    return parent === null ? [element] : [element, ...getAncestors(parent)];
  };
  /** How much larger a frame shows its page. */
  const readFrameScale = (frame: Element): number => {
    const { offsetWidth } = frame as HTMLElement;
    return offsetWidth === 0 ? 1 : frame.getBoundingClientRect().width / offsetWidth;
  };
  const readFramesScale = (element: Element): number => {
    const frame = element.ownerDocument.defaultView?.frameElement;
    return frame ? readFrameScale(frame) * readFramesScale(frame) : 1;
  };
  const shift = ({ left, top, right, bottom }: Edges, element: Element): Edges => {
    const frame = element.ownerDocument.defaultView?.frameElement;
    if (!frame) return { left, top, right, bottom };
    const { x, y } = frame.getBoundingClientRect();
    const scale = readFrameScale(frame);
    const [originX, originY] = [x + frame.clientLeft * scale, y + frame.clientTop * scale];
    return shift(
      {
        left: originX + left * scale,
        top: originY + top * scale,
        right: originX + right * scale,
        bottom: originY + bottom * scale,
      },
      frame,
    );
  };
  const cut = (a: Edges, b: Edges): Edges => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const round = (px: number) => Math.round(px * zoom * 10) / 10;
  const toBox = ({ left, top, right, bottom }: Edges): Box => ({
    x: round(left),
    y: round(top),
    width: round(Math.max(0, right - left)),
    height: round(Math.max(0, bottom - top)),
  });
  const areaOf = ({ left, top, right, bottom }: Edges) =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  const edgesOf = (element: Element) => shift(element.getBoundingClientRect(), element);

  /** What elements let show of their content, from the inside to the outside. */
  const readClip = ([element, ...ancestors]: readonly Element[], isContent: boolean): Edges => {
    let clip: Edges = screen;
    if (element === undefined) return clip;
    let { position } = getComputedStyle(element);
    if (isContent && getComputedStyle(element).overflow !== 'visible') clip = cut(clip, edgesOf(element));
    for (const ancestor of ancestors) {
      const style = getComputedStyle(ancestor);
      const isContaining = style.transform !== 'none' || style.filter !== 'none';
      const isSkipped =
        !isContaining && (position === 'fixed' || (position === 'absolute' && style.position === 'static'));
      if (isSkipped) continue;
      if (style.overflow !== 'visible' && !ancestor.matches('html, body'))
        clip = cut(clip, edgesOf(ancestor));
      ({ position } = style);
    }
    return clip;
  };
  const readScale = (element: Element): number =>
    getAncestors(element).reduce((product, ancestor) => {
      const { transform, scale } = getComputedStyle(ancestor);
      const { c, d } = new DOMMatrix(transform === 'none' ? '' : transform);
      const own = scale === 'none' ? 1 : Number(scale.split(' ').at(1) ?? scale);
      return product * Math.hypot(c, d) * own;
    }, 1);
  const readFontSize = (element: Element, pseudo: string | null): number => {
    const fontSize =
      Number.parseFloat(getComputedStyle(element, pseudo).fontSize) * readFramesScale(element) * zoom;
    const drawing = element.closest<SVGSVGElement>('svg');
    if (drawing === null) return fontSize * readScale(element) * element.currentCSSZoom;
    const { c, d } = (element as SVGGraphicsElement).getCTM() ?? { c: 0, d: 1 };
    return fontSize * Math.hypot(c, d) * readScale(drawing) * drawing.currentCSSZoom;
  };
  return { zoom, screen, getAncestors, shift, cut, toBox, areaOf, edgesOf, readClip, readFontSize };
}
