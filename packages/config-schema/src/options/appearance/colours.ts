/** The six colors next to the color picker, in the order shown (requirement customize.preset-colors). */
export const presetColours = [
  { name: 'gold', hex: '#FFD700' },
  { name: 'red', hex: '#DC143C' },
  { name: 'green', hex: '#228B22' },
  { name: 'purple', hex: '#8A2BE2' },
  { name: 'blue', hex: '#1E90FF' },
  { name: 'orange', hex: '#FF8C00' },
] as const;

/** The pattern of colors in all input: `#RRGGBB`. No other value can reach an ad's CSS. */
export const colourPattern = '^#[0-9a-fA-F]{6}$';
