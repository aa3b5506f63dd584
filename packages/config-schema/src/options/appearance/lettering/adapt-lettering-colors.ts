import { computeContrast, computeLuminance, mixColors } from './color-contrast.ts';

/** 4.5 of WCAG 2.2, success criterion 1.4.3, and a little more for the rounded colors between those that are computed. */
const smallestContrast = 4.55;

/** The luminance with the same contrast to black and to white. */
const middleLuminance = 0.18;

const white = '#FFFFFF';
const black = '#000000';

/** How far a color is moved toward white or black in each attempt. */
const step = 0.02;

/**
 * Adapts the colors of big lettering until its outline has a contrast of at least 4.5:1 to its filling, also between the two
 * colors of a gradient: the outline becomes darker around bright letters and brighter around dark ones, and fillings that
 * fit neither become brighter or darker. Colors with enough contrast stay as they are. All are `#RRGGBB`.
 */
export function adaptLetteringColors(
  fills: readonly string[],
  outline: string,
): { readonly fills: readonly string[]; readonly outline: string } {
  if (isReadable(fills, outline)) return { fills, outline };
  const colors = listGradientColors(fills);
  const mean = colors.reduce((sum, fill) => sum + computeLuminance(fill), 0) / colors.length;
  const [toward, away] = mean > middleLuminance ? [black, white] : [white, black];
  const moveFills = (share: number) => fills.map((fill) => mixColors(fill, away, share));
  const fillShare = findShare((share) => isReadable(moveFills(share), toward));
  const adapted = fillShare === 0 ? fills : moveFills(fillShare);
  const outlineShare = findShare((share) => isReadable(adapted, mixColors(outline, toward, share)));
  return { fills: adapted, outline: mixColors(outline, toward, outlineShare) };
}

function isReadable(fills: readonly string[], outline: string): boolean {
  return listGradientColors(fills).every((fill) => computeContrast(fill, outline) >= smallestContrast);
}

/** Lists the colors of a filling and some between them, which may be darker than both. */
function listGradientColors(fills: readonly string[]): string[] {
  const [top = black, bottom = top] = fills;
  if (top === bottom) return [top];
  return Array.from({ length: 11 }, (_, tenths) => mixColors(top, bottom, tenths / 10));
}

/** Finds the smallest share, 0 to 1, that is enough. */
function findShare(isEnough: (share: number) => boolean): number {
  for (let share = 0; share < 1; share += step) if (isEnough(share)) return share;
  return 1;
}
