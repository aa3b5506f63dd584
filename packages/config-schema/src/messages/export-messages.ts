import { formatExportLimit, formatExportMegabytes } from './format/format-megabytes.ts';

/** An ad that cannot be made small enough, and the name of its largest part. */
export interface TooBigAd {
  readonly overBytes: number;
  readonly limitBytes: number | null;
  readonly largest: string;
}

/** Messages of the export step. */
export const exportMessages = {
  blockedTitle: 'Cannot Export Ad',
  zipFailedTitle: 'ZIP Export Failed',
  molocoFailedTitle: 'Moloco Export Failed',
  zipFailed: 'Export failed',
  molocoFailed: 'Moloco export failed',
  completeTitle: 'Export Complete!',
  /** Shown next to a finished file. */
  outdated: 'The ad has changed since this file was made. Export it again to get the ad as it is now.',
  notCanceled: 'The exports could not be canceled. Please try again.',
  expired: 'This download has expired. Please export the ad again.',
  unknown: 'This download does not exist. Please export the ad again.',
  /** `limitBytes` is the size limit of the network; null if only the budget of its media is known. */
  tooBig: ({ overBytes, limitBytes, largest }: TooBigAd) =>
    `The ad does not fit into ${limitBytes === null ? 'the network’s size limit' : formatExportLimit(limitBytes)} at an acceptable quality: it is ${formatExportMegabytes(overBytes)} too big. The largest part is the ${largest}. Please shorten or shrink it and try again.`,
  tooBigSomewhere:
    'The ad does not fit into the network’s size limit at an acceptable quality. Please shorten or shrink its largest part.',
  preflightFailed: (reasons: string) => `The exported file breaks a network rule: ${reasons}`,
  preflightFailedSomewhere: 'The exported file breaks a network rule.',
} as const;
