import { expect, test } from 'vitest';
import { exportLimits, sliderRanges, uploadLimitsBytes, videoLimits } from './limits.ts';

test.each([
  ['zoom', sliderRanges.zoom, { min: 1, max: 3, step: 0.1 }],
  ['x and y', sliderRanges.zoomOffset, { min: -100, max: 100, step: 5 }],
  ['music volume', sliderRanges.musicVolume, { min: 0, max: 1, step: 0.1 }],
  ['video area size', sliderRanges.videoSize, { min: 0.3, max: 2, step: 0.1 }],
])('the %s slider has the range and step of the product spec', (_slider, range, specified) => {
  expect(range).toEqual(specified);
});

test.each([
  ['largest image', uploadLimitsBytes.image, 2_097_152],
  ['largest video', uploadLimitsBytes.video, 10_485_760],
  ['largest music file', uploadLimitsBytes.audio, 10_485_760],
  ['longest video in an ad', videoLimits.maxAdDurationSeconds, 15],
  ['longest upload', videoLimits.maxUploadDurationSeconds, 60],
  ['timeline without a video', videoLimits.timelineFallbackSeconds, 15],
  ['largest finished file', exportLimits.maxBytes, 5_000_000],
  ['most files in a ZIP', exportLimits.maxFiles, 100],
])('the %s is limited as specified', (_what, limit, specified) => {
  expect(limit).toBe(specified);
});
