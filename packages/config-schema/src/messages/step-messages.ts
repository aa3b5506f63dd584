import { textLimits, videoLimits } from '../limits.ts';

/** What keeps a marketer from continuing past a step (product spec, section 5). */
export const stepMessages = {
  ctaLabelRequired: 'Button text is required',
  storeUrlRequired: 'Store URL is required (set in Meta Ads Manager)',
  finalCtaImageRequired: 'Final CTA button image is required',
  outroLabelRequired: 'Outro button text is required',
  pausePointsMissing: (missing: number) =>
    missing > 0
      ? `Please add ${missing} more pause ${missing === 1 ? 'point' : 'points'}.`
      : `Please remove ${-missing} pause ${missing === -1 ? 'point' : 'points'}.`,
  trimTooLong: `Please select at most ${videoLimits.maxAdDurationSeconds} seconds of the video.`,
  pausePointOutsideTrim: 'Every pause point must lie inside the selected part of the video.',
  notYet: ({ step, problem }: { step: string; problem: string }) =>
    `${step} cannot be opened yet. ${problem}`.trim(),
  pausePointsCollide: 'Two pause points stand on the same picture. Please move one of them.',
} as const;

/** What is wrong with a store address. */
export const storeUrlMessages = {
  invalid: 'Please enter a full store address that starts with https://',
  credentials: 'Please enter the store address without a user name and password.',
  tooLong: `The store address is longer than ${textLimits.storeUrl} characters.`,
} as const;
