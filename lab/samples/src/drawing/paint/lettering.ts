import { goldStops, verticalGradient, type Stop } from './metal.ts';
import { runIsolated, type Paint } from './paint.ts';

/** Looks of a headline; lengths in pixels. */
export interface Lettering {
  sizePx: number;
  face?: readonly Stop[];
  rim?: readonly Stop[];
  /** Colour of the letters' sides and outline. */
  side?: string;
  depthPx?: number;
  rimPx?: number;
  /** Radius of the circle that the baseline follows. Default: a straight baseline. */
  arcRadiusPx?: number;
  /** Additional space between letters. */
  trackingPx?: number;
  fontFamily?: string;
}

/** White to ruby: the fill of a headline inside a golden rim. */
export const rubyFace: readonly Stop[] = [
  [0, '#ff9a8a'],
  [0.3, '#ff3b3b'],
  [0.55, '#c4001f'],
  [0.56, '#e3132c'],
  [1, '#6e0015'],
];

/** Ivory to amber. */
export const sunFace: readonly Stop[] = [
  [0, '#ffffff'],
  [0.35, '#fff3b0'],
  [0.52, '#ffc928'],
  [0.53, '#ffb300'],
  [1, '#ff7a00'],
];

/**
 * Writes `text` as raised letters with sides, a metal rim and a gloss. `x` is its centre, `y` the middle of its capitals.
 */
export function drawLettering(paint: Paint, text: string, x: number, y: number, style: Lettering): void {
  const { sizePx, face = sunFace, rim = goldStops, side = '#4a0418', fontFamily = 'DejaVu Sans' } = style;
  const depthPx = style.depthPx ?? sizePx * 0.1;
  const rimPx = style.rimPx ?? sizePx * 0.055;
  runIsolated(paint, () => {
    paint.translate(x, y);
    paint.font = `bold ${sizePx}px '${fontFamily}'`;
    paint.textAlign = 'center';
    paint.textBaseline = 'alphabetic';
    paint.lineJoin = 'round';
    const capital = sizePx * 0.73;
    const layer = (write: (glyph: string) => void, downPx = 0) =>
      forEachGlyph(paint, text, style, (glyph) => {
        paint.translate(0, capital / 2 + downPx);
        write(glyph);
      });
    const stroke = (widthPx: number, colour: string | CanvasGradient) => (glyph: string) => {
      paint.lineWidth = widthPx;
      paint.strokeStyle = colour;
      paint.strokeText(glyph, 0, 0);
    };
    const outlinePx = 2 * rimPx + sizePx * 0.09;
    runIsolated(paint, () => {
      paint.shadowColor = 'rgba(10,0,20,0.8)';
      paint.shadowBlur = sizePx * 0.18;
      paint.shadowOffsetY = depthPx;
      layer(stroke(outlinePx, side), depthPx);
    });
    for (let down = depthPx; down >= 0; down -= 1) layer(stroke(outlinePx, side), down);
    layer(stroke(2 * rimPx, verticalGradient(paint, -capital - rimPx, rimPx, rim)));
    layer(stroke(sizePx * 0.03, 'rgba(60,0,10,0.7)'));
    layer((glyph) => {
      paint.fillStyle = verticalGradient(paint, -capital, 0, face);
      paint.fillText(glyph, 0, 0);
    });
    layer((glyph) => {
      paint.fillStyle = verticalGradient(paint, -capital, -capital * 0.5, [
        [0, 'rgba(255,255,255,0.55)'],
        [0.98, 'rgba(255,255,255,0.12)'],
        [1, 'rgba(255,255,255,0)'],
      ]);
      paint.fillText(glyph, 0, 0);
    });
  });
}

function forEachGlyph(paint: Paint, text: string, style: Lettering, write: (glyph: string) => void): void {
  const { arcRadiusPx, trackingPx = 0 } = style;
  const glyphs = Array.from(text, (glyph) => ({ glyph, width: paint.measureText(glyph).width + trackingPx }));
  let along = -glyphs.reduce((sum, { width }) => sum + width, 0) / 2;
  for (const { glyph, width } of glyphs) {
    const middle = along + width / 2;
    along += width;
    runIsolated(paint, () => {
      if (arcRadiusPx === undefined) {
        paint.translate(middle, 0);
      } else {
        paint.translate(0, arcRadiusPx);
        paint.rotate(middle / arcRadiusPx);
        paint.translate(0, -arcRadiusPx);
      }
      write(glyph);
    });
  }
}
