import { uploadFormats } from './formats.ts';
import { textLimits, videoLimits } from './limits.ts';

/** Formats as shown in messages: 'PNG, JPG, ...'. */
function listed(formats: readonly string[]): string {
  return formats.map((format) => format.toUpperCase()).join(', ');
}

/** A size as shown in messages, in binary megabytes: '2.31 MB'. */
export function formatMegabytes(sizeBytes: number): string {
  return `${(sizeBytes / (1024 * 1024)).toFixed(2)} MB`;
}

/** Every sentence that more than one room of the product shows. Each stands once, here. */
export const messages = {
  access: {
    wrongPassword: 'Incorrect password. Please try again.',
    verifying: 'Verifying...',
    tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
    locked: 'Please enter the access password first.',
  },
  upload: {
    failed: 'Upload failed',
    missingFile: 'No file was sent. Please choose a file and try again.',
    emptyFile: 'The file is empty. Please choose another file.',
    unreadable: 'The file could not be read. It may be damaged. Please export it again and upload the new file.',
    tooManyPixels: 'The picture has too many pixels. Please make it smaller and upload it again.',
    tooManyFrames: 'The animation has too many frames. Please shorten it and upload it again.',
    processing: 'Processing video...',
    videoDone: 'Video processed successfully',
    busy: 'The server is busy. Your upload will be tried again in a moment.',
    sampleLoadFailed: 'Sample loading failed',
    imageFormat: (subject: string) =>
      `${subject} format not supported for Meta Ads and Moloco platforms. Supported formats: ${listed(uploadFormats.image)}`,
    imageSize: (subject: string, sizeBytes: number) =>
      `${subject} file size (${formatMegabytes(sizeBytes)}) exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: 2 MB. Please compress or resize the image and upload it again.`,
    imageSizeUnknown: (subject: string) =>
      `${subject} file size exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: 2 MB. Please compress or resize the image and upload it again.`,
    videoFormat: `Video format not supported for Meta Ads and Moloco platforms. Supported formats: ${listed(uploadFormats.video)}`,
    videoSize: (sizeBytes: number) =>
      `Video file size (${formatMegabytes(sizeBytes)}) exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: 10 MB. Please compress or shorten the video and upload it again. The system will optimise it further.`,
    videoSizeUnknown:
      'Video file size exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: 10 MB. Please compress or shorten the video and upload it again. The system will optimise it further.',
    videoTooLong: `The video is longer than ${videoLimits.maxUploadDurationSeconds} seconds. Please cut it and upload it again.`,
    videoTrimmed: `Your video is longer than ${videoLimits.maxAdDurationSeconds} seconds, so its first ${videoLimits.maxAdDurationSeconds} seconds are selected. Move the handles to choose another part.`,
    decorativeImageFormat:
      'Invalid image format. Please upload a common image file (PNG, JPG, GIF, WebP, etc.)',
    audioFormat: 'Invalid audio format. Please upload a common audio file (MP3, WAV, OGG, M4A, AAC)',
    audioSize: 'Audio file size exceeds the limit. Maximum allowed: 10 MB. Please compress it and upload it again.',
    decorativeImageSize:
      'Image file size exceeds the limit. Maximum allowed: 2 MB. Please compress or resize the image and upload it again.',
  },
  backend: {
    unreachable: 'Backend server is not running. Please start the backend server.',
    unexpected: 'Something went wrong on the server. Please try again.',
    notFound: 'This address does not exist.',
    closing: 'The server is restarting. Please try again in a moment.',
    busy: 'The server is busy. Please try again in a moment.',
    diskFull: 'The server has run out of space. Please tell your administrator.',
    tooLarge: 'The request is too large.',
    malformed: 'The request could not be understood.',
    crossSite: 'This request came from another site and was refused.',
    unsupportedType: 'This kind of request body is not supported.',
    tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  },
  ad: {
    saveFailed: 'Failed to save ad configuration',
    updateFailed: 'Failed to update ad configuration',
    unknownAsset: 'Unknown asset. Please upload the file again.',
    assetMissing: (slot: string) => `The file for '${slot}' is missing on the server. Please upload it again.`,
    unknownAd: 'This ad does not exist. It may have been deleted.',
    exists: 'An ad with this id already exists.',
    staleVersion: 'This ad was changed somewhere else in the meantime.',
    invalid: (where: string) => `The ad configuration is not valid: ${where}`,
  },
  steps: {
    ctaLabelRequired: 'Button text is required',
    storeUrlRequired: 'Store URL is required (set in Meta Ads Manager)',
    finalCtaImageRequired: 'Final CTA button image is required',
    outroLabelRequired: 'Outro button text is required',
    pausePointsMissing: (missing: number) =>
      missing > 0
        ? `Please add ${missing} more pause ${missing === 1 ? 'point' : 'points'}.`
        : `Please remove ${-missing} pause ${missing === -1 ? 'point' : 'points'}.`,
    trimTooLong: `Please select at most ${videoLimits.maxAdDurationSeconds} seconds of the video.`,
  },
  storeUrl: {
    invalid: 'Please enter a full store address that starts with https://',
    credentials: 'Please enter the store address without a user name and password.',
    tooLong: `The store address is longer than ${textLimits.storeUrl} characters.`,
  },
  exportValidation: {
    coverImage: 'Cover image is required for export',
    gameplayVideo: 'Gameplay video is required for export',
    singleSpin: (current: number) =>
      `Exactly 1 pause point is required for Single Spin mode (currently ${current}). Please go back and add a pause point.`,
    doubleSpin: (required: number, current: number) =>
      `At least ${required} pause points are required for Double Spin mode (currently ${current}). The first pause happens automatically when user taps to start. Please go back and add more pause points.`,
    ctaLabel: 'CTA button text is required',
    storeUrl: 'Store URL is required for Meta Ads compliance',
    outroLabel: 'Outro button text is required',
  },
  export: {
    blockedTitle: 'Cannot Export Ad',
    zipFailedTitle: 'ZIP Export Failed',
    molocoFailedTitle: 'Moloco Export Failed',
    zipFailed: 'Export failed',
    molocoFailed: 'Moloco export failed',
    completeTitle: 'Export Complete!',
    expired: 'This download has expired. Please export the ad again.',
    unknown: 'This download does not exist. Please export the ad again.',
    tooBig: (overBytes: number, largest: string) =>
      `The ad does not fit into 5 MB at an acceptable quality: it is ${formatMegabytes(overBytes)} too big. The largest part is the ${largest}. Please shorten or shrink it and try again.`,
    preflightFailed: (reasons: string) => `The exported file breaks a network rule: ${reasons}`,
  },
  preview: {
    errorTitle: 'Preview Error',
    failed: 'Failed to generate preview',
    expired: 'This preview has expired. Please refresh it.',
    needMorePausePoints: (missing: number) =>
      `Need ${missing} more pause ${missing === 1 ? 'point' : 'points'} for Meta export (first pause is automatic)`,
  },
  contact: {
    failed: 'Failed to send message. Please try again.',
    network: 'Network error. Please check your connection and try again.',
  },
  routing: {
    unexpected: 'Unexpected Application Error!',
  },
} as const;
