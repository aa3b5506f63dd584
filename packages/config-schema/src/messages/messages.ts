import { videoLimits } from '../limits/limits.ts';
import { checkMessages } from './check-messages.ts';
import { accessMessages } from './access-messages.ts';
import { consentMessages } from './consent-messages.ts';
import { contactMessages } from './contact-messages.ts';
import { fontMessages } from './font-messages.ts';
import { previewMessages } from './preview-messages.ts';
import { routingMessages } from './routing-messages.ts';
import { uploadMessages } from './upload-messages.ts';
import { formatExportLimit, formatExportMegabytes } from './format/format-megabytes.ts';

/** Messages of the wizard's steps. What keeps a step from being complete is in `problem-messages`. */
const stepMessages = {
  /** After a pause point was put next to where it was wanted. */
  pausePointDistance: `Pauses keep at least ${videoLimits.minPauseGapSeconds} seconds from each other and from both ends.`,
  pausePointsInvalid: 'The video cannot pause at these points. Please move them.',
  notYet: ({ step, problem }: { step: string; problem: string }) =>
    `${step} cannot be opened yet. ${problem}`.trim(),
} as const;

/** Messages of failed health checks. */
const healthMessages = {
  database: 'The database is not responding.',
  storage: 'Files cannot be stored: the data folder or the storage bucket is not writable.',
  ffmpeg: 'ffmpeg or ffprobe is not installed.',
  disk: 'The disk is almost full. New uploads and new ads are refused.',
  diskFull: 'The disk is full. Nothing can be saved.',
  queue: 'The server is overloaded. New uploads and exports are refused for now.',
  workers: 'No workers are connected, so uploads and exports are waiting.',
} as const;

/** Messages for requests that the server cannot serve. They reveal nothing about the server's internals. */
const serverMessages = {
  unreachable: 'Backend server is not running. Please start the backend server.',
  unexpected: 'Something went wrong on the server. Please try again.',
  notFound: 'This address does not exist.',
  closing: 'The server is restarting. Please try again in a moment.',
  busy: 'The server is busy. Please try again in a moment.',
  /** Shown while the wizard retries automatically. */
  waiting: 'Waiting for the server, which is busy. This continues automatically.',
  unavailable: 'The server cannot do this right now. Please contact your administrator.',
  diskFull: 'The server has run out of disk space. Please contact your administrator.',
  tooLarge: 'The request is too large.',
  malformed: 'The request could not be understood.',
  invalid: 'The request is not valid. Please check what you entered.',
  crossSite: 'This request came from another site and was refused.',
  unsupportedType: 'This content type is not supported.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
} as const;

/** An ad that cannot be made small enough, and the name of its largest part. */
interface TooBigAd {
  readonly overBytes: number;
  readonly limitBytes: number | null;
  readonly largest: string;
}

/** Messages of the export step. */
const exportMessages = {
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

/** What is said about a stored ad and its files. */
const adMessages = {
  saveFailed: 'Failed to save ad configuration',
  updateFailed: 'Failed to update ad configuration',
  unknownAsset: 'Unknown asset. Please upload the file again.',
  assetMissing: (slot: string) => `The file for '${slot}' is missing on the server. Please upload it again.`,
  anyAssetMissing: 'A file of this ad is missing on the server. Please upload it again.',
  unknownAd: 'This ad does not exist. It may have been deleted.',
  unknownVersion: 'This version of the ad is no longer stored.',
  tooManyVersions: (max: number) => `An ad can have ${max} named versions. Please reuse one of their names.`,
  uploadRunning: 'A file is still uploading. Wait until it has finished, then choose another variant.',
  notSavedYet: 'The ad is not saved yet. Please try again once it is.',
  exists: 'An ad with this id already exists.',
  staleVersion: 'This ad has been changed somewhere else.',
  invalidSomewhere: 'The ad configuration is not valid.',
  tooManyAds: 'You have reached the maximum number of ads. Please delete one first.',
  tooManyDeletedAds: (nextGoneAt: Date) =>
    `You have deleted many ads, and deleted ads are kept for a while. You can create a new ad again on ${nextGoneAt.toISOString().slice(0, 10)}. Until then you can restore a deleted ad and change it.`,
} as const;

/** All texts that more than one package shows. Each is defined once, in `messages/`. */
export const messages = {
  access: accessMessages,
  upload: uploadMessages,
  fonts: fontMessages,
  backend: serverMessages,
  ad: adMessages,
  steps: stepMessages,
  export: exportMessages,
  preview: previewMessages,
  check: checkMessages,
  contact: contactMessages,
  health: healthMessages,
  consent: consentMessages,
  routing: routingMessages,
} as const;
