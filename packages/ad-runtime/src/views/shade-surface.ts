import type { RuntimeLettering, Typeface } from '../runtime-ad.ts';

/** Luminance (0 to 1) above which a surface carries dark lettering. */
const brightLuminance = 0.3;

/** The darkest surface that dark lettering (#210) may have, and the brightest for white: 4.5:1 and a little more. */
const darkestUnderDark = 0.24;
const brightestUnderWhite = 0.165;

/**
 * Gives an element its one color (`#RRGGBB`) and its font, with one that every phone has behind it. The
 * style sheet shades the surface from it with `--k`, the shade of black at which the lettering just keeps a contrast of 4.5:1; bright surfaces have the class `bright`.
 */
export function shadeSurface(
  element: HTMLElement,
  color: string,
  typeface: Typeface & Pick<RuntimeLettering, 'look'>,
): void {
  const { fontFamily, fontWeight, look = '' } = typeface;
  const light = (at: number) => (+('0x' + color.slice(at, at + 2)) / 255) ** 2.2;
  // Relative luminance, with short numbers for sRGB's exact curve.
  const luminance = 0.21 * light(1) + 0.72 * light(3) + 0.07 * light(5);
  const isBright = luminance > brightLuminance;
  const limit = isBright ? darkestUnderDark : brightestUnderWhite;
  const shade = Math.max(0, 1 - (limit / luminance) ** 0.45);
  element.style.cssText = `--c:${color};--k:rgba(0,0,0,${shade});${look};font-family:"${fontFamily}",sans-serif;font-weight:${fontWeight}`;
  if (isBright) element.classList.add('bright');
}
