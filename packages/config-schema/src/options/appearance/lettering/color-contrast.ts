/** Returns the contrast of two colors (`#RRGGBB`) as WCAG defines it: 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [first, second] = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * Returns the least contrast that a text needs, by WCAG 2.2, success criterion 1.4.3. Less is enough for large text: from 24 px
 * (18 points), and in bold type from 18.66 px (14 points).
 */
export function getContrastNeed({
  fontSizePx,
  fontWeight = 400,
}: {
  readonly fontSizePx: number;
  readonly fontWeight?: number;
}): number {
  return fontSizePx >= (fontWeight >= 700 ? 18.66 : 24) ? 3 : 4.5;
}

/** Returns the relative luminance of a color (`#RRGGBB`) as WCAG defines it: 0 to 1. */
export function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes two colors (`#RRGGBB`). `share` is that of the second one, 0 to 1. A share of 0 returns the first one unchanged. */
export function mixColors(color: string, other: string, share: number): string {
  if (share === 0) return color;
  const others = readChannels(other);
  const mixed = readChannels(color).map((channel, index) =>
    Math.round(channel + ((others[index] as number) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads red, green and blue, 0 to 255. */
function readChannels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
