import { expect, test } from 'vitest';
import {
  areBadgeAnimationsEditable,
  isCoverTextEditable,
  isSpinningLabelEditable,
} from './customization-rules.ts';

// Requirement: customize.dependent-inputs
test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('with showCoverText %j the cover text can be typed: %j', (showCoverText, expected) => {
  expect(isCoverTextEditable(showCoverText === undefined ? undefined : { showCoverText })).toBe(expected);
});

// Requirement: customize.dependent-inputs
test.each([
  [{}, true],
  [{ cta: { showButtonWhileSpinning: true } }, true],
  [{ cta: { showButtonWhileSpinning: false } }, false],
  [{ assets: { spinButtonImage: { filePath: 'asset:button-01' } } }, false],
  [{ cta: { spinControl: 'highlight' as const } }, false],
])('with %j the text of the spinning button can be typed: %j', (config, expected) => {
  expect(isSpinningLabelEditable(config)).toBe(expected);
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
