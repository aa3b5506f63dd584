import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { expect, test } from 'vitest';
import { cornerIds, createCornerChange, findCorner } from './mark-corners.ts';

// Requirement: compliance.corners
test.each(cornerIds)(
  'a mark that is moved to the corner %s is there on all screens in both orientations',
  (corner) => {
    for (const mark of ['ageMark', 'logo'] as const) {
      const config = mergeConfig<AdConfig>({}, createCornerChange(mark, corner));
      expect(findCorner(mark, config)).toBe(corner);
      const { landscapePositions } = resolveAd(config);
      const portrait = config.compliance?.positions?.[mark];
      expect(landscapePositions.outro[mark]).toEqual(portrait?.cover);
    }
  },
);

test('without a choice, the age mark is at the top left, and the logo in no corner', () => {
  expect(findCorner('ageMark', {})).toBe('top-left');
  expect(findCorner('logo', {})).toBeNull();
});

test('a mark that was dragged on one screen is in no corner', () => {
  const config = mergeConfig<AdConfig>({}, createCornerChange('logo', 'top-right'));
  const dragged = { compliance: { positions: { logo: { gameplay: { x: 0.4, y: 0.2 } } } } };
  expect(findCorner('logo', mergeConfig(config, dragged))).toBeNull();
  const inLandscape = { landscapePositions: { cover: { logo: { x: 0.4, y: 0.2 } } } };
  expect(findCorner('logo', mergeConfig(config, inLandscape))).toBeNull();
});
