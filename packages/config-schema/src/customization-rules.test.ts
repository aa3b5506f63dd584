import { expect, test } from 'vitest';
import {
  areBadgeAnimationsEditable,
  isCoverTextEditable,
  zoomNeedsReprocessing,
} from './customization-rules.ts';

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

test.each([
  [undefined, false],
  [1, false],
  [1.1, true],
  [3, true],
])('letting go of the zoom slider at %j uploads the video again: %j', (zoom, expected) => {
  const gameplayVideo = { filePath: 'asset:video-01', ...(zoom === undefined ? {} : { zoom }) };
  expect(zoomNeedsReprocessing({ assets: { gameplayVideo } })).toBe(expected);
});
