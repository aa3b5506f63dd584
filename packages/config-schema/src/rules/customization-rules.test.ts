import { expect, test } from 'vitest';
import { areBadgeAnimationsEditable, isCoverTextEditable } from './customization-rules.ts';

// Requirement: customize.dependent-inputs
test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('with showCoverText %j the cover text can be typed: %j', (showCoverText, expected) => {
  expect(isCoverTextEditable(showCoverText === undefined ? undefined : { showCoverText })).toBe(expected);
});

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])(
  'with the badge after playback %j and on the outro %j its animations can be chosen: %j',
  (onEnd, onOutro, expected) => {
    const cta = { showWinningBadgeWhenPlaybackFinishes: onEnd, showWinningBadgeOnOutro: onOutro };
    expect(areBadgeAnimationsEditable(cta)).toBe(expected);
  },
);
