import { getContrastNeed } from '@spinreel/config-schema/options/appearance/lettering/color-contrast';
import { type PaintedColor, rateLettering } from './rate-lettering.ts';

/** Whether big lettering has too little contrast with its outline or with the plate behind it, whatever image is behind it. */
export function isFaintLettering(text: HTMLElement, page: Window): boolean {
  const [outline, filling] = ['.line', '.ink'].map((selector) => text.querySelector(selector));
  if (!outline || !filling) return false;
  const style = page.getComputedStyle(filling);
  const around = readSurroundings(page.getComputedStyle(outline), page.getComputedStyle(text));
  if (around === null) return false;
  const contrast = rateLettering({
    fill: readColor(style.backgroundColor).color,
    stops: readStops(style.backgroundImage),
    around,
  });
  const [fontSizePx, fontWeight] = [style.fontSize, style.fontWeight].map(Number.parseFloat);
  return contrast < getContrastNeed({ fontSizePx: fontSizePx ?? 0, fontWeight: fontWeight ?? 0 });
}

/** The outline covers the plate. Null if there is neither. */
function readSurroundings(outline: CSSStyleDeclaration, plate: CSSStyleDeclaration): PaintedColor | null {
  if (Number.parseFloat(outline.webkitTextStrokeWidth) > 0) return readColor(outline.webkitTextStrokeColor);
  const color = readColor(plate.backgroundColor);
  return color.alpha === 0 ? null : color;
}

/** Reads a gradient from top to bottom, such as `linear-gradient(rgb(255, 247, 194) 20%, rgb(242, 169, 0) 80%)`. */
function readStops(gradient: string) {
  const found = [...gradient.matchAll(/(rgba?\([^)]*\))(?: ([\d.]+)%)?/g)];
  return found.map(([_whole, color = '', percent], index) => ({
    ...readColor(color),
    at: percent === undefined ? index / Math.max(1, found.length - 1) : Number(percent) / 100,
  }));
}

/** Reads a color as browsers compute it: `rgb(255, 215, 0)` or `rgba(255, 255, 255, 0.867)`. */
function readColor(css: string): PaintedColor {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const hex = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return { color: `#${hex.join('')}`, alpha };
}
