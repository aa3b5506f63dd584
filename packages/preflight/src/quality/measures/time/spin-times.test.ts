import { expect, test } from 'vitest';
import { measureAd } from '../../../../test/surveys/score-ad.ts';

// Requirement: quality.spin-times
test.each([
  [[2, 5], 3, 'good'],
  [[2, 3.2], 1.2, 'fair'],
  [[2, 2.6, 6], 0.6, 'poor'],
])('the spins of pauses at %j are at least %d s apart, which is %s', (pauseSeconds, value, status) => {
  expect(measureAd('spin-gap', { pauseSeconds })).toMatchObject({ value, status });
});

// Requirement: quality.spin-times
test.each([
  [8, 3, 'good'],
  [6.2, 1.2, 'fair'],
  [5.5, 0.5, 'poor'],
])(
  'a video of %d s with its last pause at 5 s ends after %d s, which is %s',
  (videoSeconds, value, status) => {
    expect(measureAd('end-of-cut', { videoSeconds })).toMatchObject({ value, status });
  },
);

test('without two spins there is no gap, and without a spin no end of one', () => {
  expect(measureAd('spin-gap', { pauseSeconds: [2] }).status).toBe('not-judged');
  expect(measureAd('end-of-cut', { pauseSeconds: [] }).status).toBe('not-judged');
});
