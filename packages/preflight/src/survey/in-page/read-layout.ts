import type { Box, SurveyedImage, SurveyedTarget, SurveyedText } from '../survey.ts';
import type { Parts } from './find-parts.ts';

/** A text as the page knows it. Its pixels decide the rest. */
export interface TextLayout {
  readonly known: Omit<SurveyedText, 'isCovered' | 'contrast'>;
  /** The parts of its lines that are inside the screen and not cut off. */
  readonly visibleLines: readonly Box[];
  /** Share of points of the visible lines above which an opaque element is: 0 to 1. */
  readonly coveredShare: number;
  /** The color of the text's outline as `#RRGGBB`; null if it has none. */
  readonly outlineColor: string | null;
}

/** What the page knows of its layout. */
export interface PageLayout {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly texts: readonly TextLayout[];
  readonly targets: readonly SurveyedTarget[];
  readonly images: readonly SurveyedImage[];
}

/**
 * Runs in the page and reads where its parts are. `muteLabels` are the names of our ads' mute button; null for a foreign ad.
 * Self-contained, because it is sent to the browser as text.
 */
export function readLayout(
  { texts, targets, images }: Parts,
  muteLabels: readonly string[] | null,
): PageLayout {
  /** The zoom of a page that is wider than the phone. */
  const zoom = window.visualViewport?.scale ?? 1;
  const screen = {
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: Math.max(document.documentElement.clientHeight, window.innerHeight),
  };
  type Edges = Record<keyof typeof screen, number>;
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

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
  const shift = ({ left, top, right, bottom }: Edges, element: Element): Edges => {
    const frame = element.ownerDocument.defaultView?.frameElement;
    if (!frame) return { left, top, right, bottom };
    const { x, y } = frame.getBoundingClientRect();
    return shift({ left: left + x, top: top + y, right: right + x, bottom: bottom + y }, frame);
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
  const readFontSize = (element: Element): number => {
    const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
    const drawing = element.closest<SVGSVGElement>('svg');
    if (drawing === null) return fontSize * readScale(element) * zoom;
    const { c, d } = (element as SVGGraphicsElement).getCTM() ?? { c: 0, d: 1 };
    return fontSize * Math.hypot(c, d) * readScale(drawing) * zoom;
  };
  /** Colours can be written in many ways, so the browser paints them. */
  const readColor = (css: string): { color: string; alpha: number } => {
    if (pen === null) return { color: '#000000', alpha: 1 };
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
    return { color: `#${hex}`, alpha: alpha / 255 };
  };
  const readOpacity = (element: Element) =>
    getAncestors(element).reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1);

  const isOpaque = (element: Element) => {
    const { backgroundColor } = getComputedStyle(element);
    return readColor(backgroundColor).alpha * readOpacity(element) > 0.95;
  };
  /** Whether an opaque element is above an element at a point of the screen. */
  const isCoveredAt = (element: Element, x: number, y: number) => {
    const ancestors = getAncestors(element);
    const above = document.elementsFromPoint(x, y);
    const own = above.findIndex((other) => ancestors.includes(other) || element.contains(other));
    return above.slice(0, Math.max(0, own)).some(isOpaque);
  };
  const spread = ({ left, top, right, bottom }: Edges) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [left + (right - left) * share, (top + bottom) / 2] as const);

  const readText = ({ text, block, nodes }: Parts['texts'][number]): TextLayout[] => {
    const [first] = nodes;
    const element = first?.parentElement ?? block;
    const lines = nodes.flatMap((node) => {
      const range = node.ownerDocument.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    });
    const clip = readClip(getAncestors(element), true);
    const edges = lines.map((line) => shift(line, element));
    const visible = edges.map((line) => cut(line, clip)).filter((line) => areaOf(line) > 0);
    const isCut = edges.some((line) => {
      // A line is higher than its letters, so a little less of it may be visible.
      const spare = (line.bottom - line.top) * 0.15;
      const inside = cut(line, clip);
      return (
        inside.left - line.left > 1 ||
        line.right - inside.right > 1 ||
        inside.top - line.top > spare ||
        line.bottom - inside.bottom > spare
      );
    });
    if (edges.length === 0) return [];
    const style = getComputedStyle(element);
    const fill = readColor(element.closest('svg') === null ? style.webkitTextFillColor : style.fill);
    const isGradient = style.backgroundClip.includes('text') && fill.alpha < 1;
    const outline = readColor(style.webkitTextStrokeColor);
    const hasOutline = Number.parseFloat(style.webkitTextStrokeWidth) >= 1 && outline.alpha > 0.5;
    const points = visible.flatMap(spread);
    const covered = points.filter(([x, y]) => isCoveredAt(element, x, y));
    const fontSizes = nodes.map((node) => readFontSize(node.parentElement ?? block));
    const targetIndex = targets.findIndex((target) => target.element.contains(element));
    return [
      {
        known: {
          text,
          box: toBox({
            left: Math.min(...edges.map(({ left }) => left)),
            top: Math.min(...edges.map(({ top }) => top)),
            right: Math.max(...edges.map(({ right }) => right)),
            bottom: Math.max(...edges.map(({ bottom }) => bottom)),
          }),
          lines: edges.map(toBox),
          fontSizePx: Math.round(Math.min(...fontSizes) * 100) / 100,
          color: isGradient ? null : fill.color,
          opacity: Math.round(readOpacity(element) * (isGradient ? 1 : fill.alpha) * 1000) / 1000,
          isClipped: isCut,
          targetIndex: targetIndex < 0 ? null : targetIndex,
          isDecoration: element.closest('[aria-hidden="true"]') !== null,
        },
        visibleLines: visible.map(toBox),
        outlineColor: hasOutline ? outline.color : null,
        coveredShare: points.length === 0 ? 0 : covered.length / points.length,
      },
    ];
  };

  const readTarget = ({ name, element }: Parts['targets'][number]): SurveyedTarget => {
    const edges = edgesOf(element);
    const inside = cut(edges, readClip(getAncestors(element), false));
    const [width, height] = [inside.right - inside.left, inside.bottom - inside.top];
    const points = [0.25, 0.5, 0.75].flatMap((x) =>
      [0.25, 0.5, 0.75].map((y) => [inside.left + x * width, inside.top + y * height] as const),
    );
    const reached = points.filter(([x, y]) => {
      const hit = element.ownerDocument.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    });
    const kinds = { true: 'mute', false: 'next' } as const;
    return {
      name,
      box: toBox(edges),
      insideShare: areaOf(edges) === 0 ? 0 : areaOf(inside) / areaOf(edges),
      reachableShare: areaOf(inside) === 0 ? 0 : reached.length / points.length,
      kind: muteLabels === null ? 'unknown' : kinds[`${muteLabels.includes(name)}`],
    };
  };

  const readImage = (element: Element): SurveyedImage[] => {
    const edges = edgesOf(element);
    const isLoaded = !element.matches('img') || element.naturalWidth > 0;
    if (!isLoaded || areaOf(cut(edges, readClip(getAncestors(element), false))) === 0) return [];
    const isHint = muteLabels !== null && element.closest('.hand') !== null;
    const isIcon = element.matches('svg');
    if (isIcon && !isHint) return [];
    const kind = isHint ? 'hint' : (element.localName.replace('img', 'image') as SurveyedImage['kind']);
    return [{ kind, box: toBox(edges), label: element.getAttribute('alt') ?? '' }];
  };

  const layout = {
    widthPx: Math.round(screen.right * zoom),
    heightPx: Math.round(screen.bottom * zoom),
    targets: targets.map(readTarget),
    images: images.flatMap(readImage),
  };
  // Elements that ignore taps are found at a point only without that style.
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important }';
  document.documentElement.append(style);
  const readTexts = texts.flatMap(readText);
  style.remove();
  return { ...layout, texts: readTexts };
}
