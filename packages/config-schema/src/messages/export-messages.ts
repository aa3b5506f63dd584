import { formatExportMegabytes } from './megabytes.ts';

/** Why an ad cannot be exported, in the order in which it is checked (product spec, section 5). */
export const exportValidationMessages = {
  coverImage: 'Cover image is required for export',
  gameplayVideo: 'Gameplay video is required for export',
  singleSpin: (current: number) =>
    `Exactly 1 pause point is required for Single Spin mode (currently ${current}). Please go back and add a pause point.`,
  doubleSpin: (required: number, current: number) =>
    `At least ${required} pause points are required for Double Spin mode (currently ${current}). The first pause happens automatically when user taps to start. Please go back and add more pause points.`,
  ctaLabel: 'CTA button text is required',
  storeUrl: 'Store URL is required for Meta Ads compliance',
  outroLabel: 'Outro button text is required',
} as const;

/** What the export step says (product spec, sections 2 and 8). */
export const exportMessages = {
  blockedTitle: 'Cannot Export Ad',
  zipFailedTitle: 'ZIP Export Failed',
  molocoFailedTitle: 'Moloco Export Failed',
  zipFailed: 'Export failed',
  molocoFailed: 'Moloco export failed',
  completeTitle: 'Export Complete!',
  /** Beside a finished file. */
  outdated: 'The ad has changed since this file was made. Export it again to get the ad as it is now.',
  expired: 'This download has expired. Please export the ad again.',
  unknown: 'This download does not exist. Please export the ad again.',
  tooBig: (overBytes: number, largest: string) =>
    `The ad does not fit into 5 MB at an acceptable quality: it is ${formatExportMegabytes(overBytes)} too big. The largest part is the ${largest}. Please shorten or shrink it and try again.`,
  tooBigSomewhere:
    'The ad does not fit into 5 MB at an acceptable quality. Please shorten or shrink its largest part.',
  preflightFailed: (reasons: string) => `The exported file breaks a network rule: ${reasons}`,
  preflightFailedSomewhere: 'The exported file breaks a network rule.',
} as const;
