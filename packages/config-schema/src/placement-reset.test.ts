import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import { normaliseAdConfig } from './normalise-ad-config.ts';
import { withoutPositions } from './placement-reset.ts';

const at = { x: 0.1, y: 0.2 };
const moved: AdConfig = {
  videoSize: 1.5,
  coverTextPositions: { cover: at },
  videoPositions: { gameplay: at },
  cta: {
    label: 'Spin!',
    positions: { cover: at, gameplay: at, outro: at },
    fingerPositions: { cover: at, gameplay: at },
  },
};

test.each<['cover' | 'gameplay' | 'outro', AdConfig]>([
  [
    'cover',
    {
      videoSize: 1.5,
      videoPositions: { gameplay: at },
      cta: { label: 'Spin!', positions: { gameplay: at, outro: at }, fingerPositions: { gameplay: at } },
    },
  ],
  [
    'gameplay',
    {
      videoSize: 1.5,
      coverTextPositions: { cover: at },
      cta: { label: 'Spin!', positions: { cover: at, outro: at }, fingerPositions: { cover: at } },
    },
  ],
  [
    'outro',
    {
      videoSize: 1.5,
      coverTextPositions: { cover: at },
      videoPositions: { gameplay: at },
      cta: {
        label: 'Spin!',
        positions: { cover: at, gameplay: at },
        fingerPositions: { cover: at, gameplay: at },
      },
    },
  ],
])('reset clears the positions of the %s screen and no others', (screen, expected) => {
  expect(normaliseAdConfig(withoutPositions(moved, screen))).toEqual(expected);
});

test('resetting an ad in which nothing was moved changes nothing', () => {
  expect(withoutPositions({ name: 'Ad' }, 'cover')).toEqual({ name: 'Ad' });
});
