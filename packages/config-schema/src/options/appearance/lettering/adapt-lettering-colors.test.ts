import { expect, test } from 'vitest';
import { adaptLetteringColors } from './adapt-lettering-colors.ts';
import { computeContrast, mixColors } from './color-contrast.ts';
import { letteringPresets } from './lettering-presets.ts';

const steps = ['00', '70', 'ff'];
const colors = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

// Requirement: customize.cover-text-look
test.each(['#000000', '#ffffff', '#808080', '#dc143c', '#ffd700'])(
  'the outline %s gets a contrast of at least 4.5:1 to every gradient',
  (outline) => {
    const unreadable = colors.flatMap((top) =>
      colors.filter((bottom) => {
        const adapted = adaptLetteringColors([top, bottom], outline);
        const [from = '', to = ''] = adapted.fills;
        const shares = [0, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 1];
        return shares.some((share) => computeContrast(mixColors(from, to, share), adapted.outline) < 4.5);
      }),
    );
    expect(unreadable).toEqual([]);
  },
);

test('colors with enough contrast stay as they are, as do those of all presets', () => {
  expect(adaptLetteringColors(['#ffffff'], '#000000')).toEqual({ fills: ['#ffffff'], outline: '#000000' });
  for (const { color, gradientColor, outlineColor } of Object.values(letteringPresets)) {
    const chosen = { fills: [color, gradientColor], outline: outlineColor };
    expect(adaptLetteringColors(chosen.fills, outlineColor)).toEqual(chosen);
  }
});

test('only the outline changes if the letters alone are readable', () => {
  const { fills, outline } = adaptLetteringColors(['#ffd700', '#ffff00'], '#ffaa00');
  expect(fills).toEqual(['#ffd700', '#ffff00']);
  expect(computeContrast(outline, '#ffd700')).toBeGreaterThanOrEqual(4.5);
});
