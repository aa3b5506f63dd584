import type { Box, SurveyedImage, SurveyedTarget, SurveyedText } from '../survey.ts';
import type { DrawnText, Parts } from './find-parts.ts';
import type { Edges, PageGeometry } from './page-geometry.ts';

/** A part of a text with its own style. */
export interface TextRun {
  /** The parts of its lines that are inside the screen and not cut off. */
  readonly visibleLines: readonly Box[];
  readonly fontSizePx: number;
  /** As `#RRGGBB`; null if it is filled with a gradient or an image. */
  readonly color: string | null;
  /** With the opacity of everything around it: 0 to 1. */
  readonly opacity: number;
  /** Whether the letters may be anywhere in the lines, because nothing says where: those of a field or a pseudo-element. */
  readonly isDrawn: boolean;
  /** The color of its outline as `#RRGGBB`; null if it has none. */
  readonly outlineColor: string | null;
}

/** A text as the page knows it. Its pixels decide the rest. */
export interface TextLayout {
  readonly known: Omit<SurveyedText, 'isCovered' | 'contrast'>;
  readonly runs: readonly TextRun[];
  /** Share of points of the visible lines above which an opaque element is: 0 to 1. */
  readonly coveredShare: number;
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
  geometry: PageGeometry,
): PageLayout {
  const { screen, zoom, getAncestors, shift, cut, toBox, areaOf, edgesOf, readClip, readFontSize } = geometry;
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

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

  const readNode = (node: Text) => {
    const range = node.ownerDocument.createRange();
    range.selectNodeContents(node);
    return readRun(node.parentElement ?? document.body, null, [...range.getClientRects()], false);
  };
  const readDrawn = ({ element, pseudo }: DrawnText) =>
    readRun(element, pseudo, [element.getBoundingClientRect()], true);
  const readRun = (element: Element, pseudo: string | null, rects: readonly DOMRect[], isDrawn: boolean) => {
    const lines = rects.filter(({ width, height }) => width > 0 && height > 0);
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
    const style = getComputedStyle(element, pseudo);
    const fill = readColor(element.closest('svg') === null ? style.webkitTextFillColor : style.fill);
    const isGradient = style.backgroundClip.includes('text') && fill.alpha < 1;
    const outline = readColor(style.webkitTextStrokeColor);
    const hasOutline = Number.parseFloat(style.webkitTextStrokeWidth) >= 1 && outline.alpha > 0.5;
    const run: TextRun = {
      visibleLines: visible.map(toBox),
      fontSizePx: Math.round(readFontSize(element, pseudo) * 100) / 100,
      color: isGradient ? null : fill.color,
      opacity: Math.round(readOpacity(element) * (isGradient ? 1 : fill.alpha) * 1000) / 1000,
      isDrawn,
      outlineColor: hasOutline ? outline.color : null,
    };
    const points = visible.flatMap(spread).map(([x, y]) => isCoveredAt(element, x, y));
    return { run, edges, isCut, points };
  };
  const readText = ({ text, block, nodes, drawn }: Parts['texts'][number]): TextLayout[] => {
    const element = nodes[0]?.parentElement ?? drawn?.element ?? block;
    const read = nodes.length === 0 && drawn !== null ? [readDrawn(drawn)] : nodes.map(readNode);
    const parts = read.filter(({ edges }) => edges.length > 0);
    const runs = parts.map(({ run }) => run);
    const edges = parts.flatMap((part) => part.edges);
    const points = parts.flatMap((part) => part.points);
    const [first] = runs;
    if (first === undefined) return [];
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
          fontSizePx: Math.min(...runs.map(({ fontSizePx }) => fontSizePx)),
          color: first.color,
          opacity: first.opacity,
          isClipped: parts.some(({ isCut }) => isCut),
          targetIndex: targetIndex < 0 ? null : targetIndex,
          isDecoration: element.closest('[aria-hidden="true"]') !== null,
        },
        runs,
        coveredShare: points.length === 0 ? 0 : points.filter(Boolean).length / points.length,
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
    // A drawing without shapes has only texts, which are read.
    if (element.matches('svg') && !isHint && !element.querySelector('path, use, image, polygon')) return [];
    const kinds: Readonly<Record<string, SurveyedImage['kind']>> = {
      canvas: 'canvas',
      video: 'video',
      svg: 'drawing',
      iframe: 'frame',
    };
    const kind = isHint ? 'hint' : (kinds[element.localName] ?? 'image');
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
