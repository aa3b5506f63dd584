import { uploadFormats } from '../formats.ts';
import { uploadLimitsBytes, videoLimits } from '../limits.ts';
import { formatMegabytes, formatUploadLimit } from './megabytes.ts';

const imageLimit = formatUploadLimit(uploadLimitsBytes.image);
const videoLimit = formatUploadLimit(uploadLimitsBytes.video);
const audioLimit = formatUploadLimit(uploadLimitsBytes.audio);

/** What the wizard and the server say about uploads (product spec, sections 4, 5 and 8). */
export const uploadMessages = {
  failed: 'Upload failed',
  missingFile: 'No file was sent. Please choose a file and try again.',
  emptyFile: 'The file is empty. Please choose another file.',
  unsupported: 'This kind of file is not supported here. Please choose another file.',
  unreadable:
    'The file could not be read. It may be damaged. Please export it again and upload the new file.',
  tooManyPixels: 'The picture has too many pixels. Please make it smaller and upload it again.',
  tooManyFrames: 'The animation has too many frames. Please shorten it and upload it again.',
  tookTooLong: 'The file took too long to process. Please make it shorter or simpler and upload it again.',
  audioTooLong: 'The music is too long. Please shorten it and upload it again.',
  uploading: 'Uploading video...',
  processing: 'Processing video...',
  videoDone: 'Video processed successfully',
  busy: 'The server is busy. Your upload will be tried again in a moment.',
  connectionLost: 'The connection was interrupted. Your upload will be tried again in a moment.',
  sampleLoadFailed: 'Sample loading failed',
  unknownSample: 'This sample track does not exist.',
  imageFormat: (subject: string) =>
    `${subject} format not supported for Meta Ads and Moloco platforms. Supported formats: ${listed(uploadFormats.image)}`,
  imageSize: (subject: string, sizeBytes: number) =>
    imageTooLarge(subject, ` (${formatMegabytes(sizeBytes)})`),
  imageSizeUnknown: (subject: string) => imageTooLarge(subject, ''),
  videoFormat: `Video format not supported for Meta Ads and Moloco platforms. Supported formats: ${listed(uploadFormats.video)}`,
  videoSize: (sizeBytes: number) => videoTooLarge(` (${formatMegabytes(sizeBytes)})`),
  videoSizeUnknown: videoTooLarge(''),
  videoTooLong: `The video is longer than ${videoLimits.maxUploadDurationSeconds} seconds. Please cut it and upload it again.`,
  videoTrimmed: `Your video is longer than ${videoLimits.maxAdDurationSeconds} seconds, so its first ${videoLimits.maxAdDurationSeconds} seconds are selected. Move the handles to choose another part.`,
  decorativeImageFormat:
    'Invalid image format. Please upload a common image file (PNG, JPG, GIF, WebP, etc.)',
  decorativeImageSize: `Image file size exceeds the limit. Maximum allowed: ${imageLimit}. Please compress or resize the image and upload it again.`,
  audioFormat: 'Invalid audio format. Please upload a common audio file (MP3, WAV, OGG, M4A, AAC)',
  audioSize: `Audio file size exceeds the limit. Maximum allowed: ${audioLimit}. Please compress it and upload it again.`,
  tooMany: 'You have uploaded very many files in a short time. Please try again later.',
} as const;

/** Formats as shown in messages: 'PNG, JPG, ...'. */
function listed(formats: readonly string[]): string {
  return formats.map((format) => format.toUpperCase()).join(', ');
}

function imageTooLarge(subject: string, size: string): string {
  return `${subject} file size${size} exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: ${imageLimit}. Please compress or resize the image and upload it again.`;
}

function videoTooLarge(size: string): string {
  return `Video file size${size} exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: ${videoLimit}. Please compress or shorten the video and upload it again. The system will optimise it further.`;
}
