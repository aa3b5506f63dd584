import { uploadFormats } from '../options/formats.ts';
import { fontLimits, uploadLimitsBytes, videoLimits } from '../limits/limits.ts';
import { formatKilobytes, formatMegabytes, formatUploadLimit } from './format/format-megabytes.ts';

const imageLimit = formatUploadLimit(uploadLimitsBytes.image);
const videoLimit = formatUploadLimit(uploadLimitsBytes.video);
const fontLimit = formatUploadLimit(uploadLimitsBytes.font);
const audioLimit = formatUploadLimit(uploadLimitsBytes.audio);

/** Messages about uploads. */
export const uploadMessages = {
  failed: 'Upload failed',
  missingFile: 'No file was sent. Please choose a file and try again.',
  severalFiles: 'Several files were sent together. Please upload one file at a time.',
  emptyFile: 'The file is empty. Please choose another file.',
  unsupported: 'This file type is not supported here. Please choose another file.',
  unreadable:
    'The file could not be read. It may be damaged. Please save it again in the program you made it with, and upload the new file.',
  tooManyPixels: 'The image has too many pixels. Please make it smaller and upload it again.',
  tooManyFrames: 'The animation has too many frames. Please shorten it and upload it again.',
  tookTooLong: 'The file took too long to process. Please make it shorter or simpler and upload it again.',
  audioTooLong: 'The music is too long. Please shorten it and upload it again.',
  uploading: 'Uploading video...',
  processing: 'Processing video...',
  videoDone: 'Video processed successfully',
  connectionLost: 'The connection was interrupted. Your upload will be retried in a moment.',
  /** Why an upload got no answer, in the words of the web app. */
  noAnswer: {
    network: 'The connection was lost during the upload. Please check it and try again.',
    timeout: 'The upload took too long and was stopped. Please try again.',
    aborted: 'The browser stopped the upload before it was complete. Please try again.',
  },
  sampleLoadFailed: 'Sample loading failed',
  unknownSample: 'This sample track does not exist.',
  imageFormat: (subject: string) =>
    `${subject} format not supported for Meta Ads and Moloco platforms. Supported formats: ${listFormats(uploadFormats.image)}`,
  /** Follows the message about the format. */
  heic: 'This file is a HEIC photo. Please save it as JPEG and upload the new file. To take JPEG photos with an iPhone, open Settings > Camera > Formats and choose Most Compatible.',
  /** `sizeBytes` is null if the upload was stopped before its end. */
  imageSize: (subject: string, sizeBytes: number | null) =>
    `${subject} file size${inBrackets(sizeBytes)} exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: ${imageLimit}. Please compress or resize the image and upload it again.`,
  videoFormat: `Video format not supported for Meta Ads and Moloco platforms. Supported formats: ${listFormats(uploadFormats.video)}`,
  /** `codec` is ffmpeg's name of the codec, such as 'magicyuv'. */
  videoCodec: (codec: string) =>
    `The video uses the codec "${codec}", which is not supported. Please export it again as MP4 with the H.264 (AVC) codec and upload the new file.`,
  videoSoundDropped: (codec: string) =>
    `The sound of the video uses the codec "${codec}", which is not supported, so the ad plays the video without its sound. To keep the sound, export the video again with AAC sound and upload the new file.`,
  videoHdrPale:
    'The video is an HDR video. Its colors look pale in the ad, because ffmpeg on the server cannot convert them. To keep its colors, record or export the video without HDR and upload the new file.',
  /** For an animated image whose slot shows it as a still image. */
  imageStill:
    'This image is animated. The ad shows only its first frame. To keep the animation, upload it as a small GIF or WebP.',
  /** `sizeBytes` is null if the upload was stopped before its end. */
  videoSize: (sizeBytes: number | null) =>
    `Video file size${inBrackets(sizeBytes)} exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: ${videoLimit}. Please compress or shorten the video and upload it again. The system will optimise it further.`,
  videoTooLong: `The video is longer than ${videoLimits.maxUploadDurationSeconds} seconds. Please shorten it and upload it again.`,
  videoTrimmed: `Your video is longer than ${videoLimits.maxAdDurationSeconds} seconds, so its first ${videoLimits.maxAdDurationSeconds} seconds are selected. Move the handles to choose another part.`,
  /** For a long video of which people have chosen a part. The arguments are times. */
  videoPartSelected: (start: string, end: string) =>
    `Your video is longer than ${videoLimits.maxAdDurationSeconds} seconds. The part from ${start} to ${end} is selected.`,
  decorativeImageFormat:
    'Invalid image format. Please upload a common image file (PNG, JPG, GIF, WebP, etc.)',
  decorativeImageSize: `Image file size exceeds the limit. Maximum allowed: ${imageLimit}. Please compress or resize the image and upload it again.`,
  audioFormat: 'Invalid audio format. Please upload a common audio file (MP3, WAV, OGG, M4A, AAC)',
  audioSize: `Audio file size exceeds the limit. Maximum allowed: ${audioLimit}. Please compress it and upload it again.`,
  fontFormat: `Font format not supported. Please upload a font file (${listFormats(uploadFormats.font)}).`,
  fontSize: `Font file size exceeds the limit. Maximum allowed: ${fontLimit}. Please upload the font as WOFF2, or with fewer characters.`,
  fontUnreadable:
    'The font could not be read. It may be damaged. Please export it again, or ask its maker for a new file.',
  fontCollection:
    'This file contains several fonts. Please use a file with only the font of your ads, as TTF, OTF, WOFF or WOFF2.',
  fontWithoutCharacters: 'The font has no characters that an ad could use. Please use another font.',
  fontUnpackedSize: `The font is larger than ${formatUploadLimit(fontLimits.maxUnpackedBytes)} when it is unpacked. Please use a version with fewer characters.`,
  /** `OS/2.fsType` forbids embedding. */
  fontRestricted:
    'The license stated in this font does not allow it to be embedded, so it cannot be part of an ad. Please ask its maker for a version that allows embedding, or use another font.',
  /** `OS/2.fsType` allows only bitmaps to be embedded. */
  fontBitmapOnly:
    'The license stated in this font allows only bitmaps of it to be embedded, so it cannot be part of an ad. Please ask its maker for a version that allows embedding, or use another font.',
  /** `OS/2.fsType` forbids subsetting, and the whole font is too large. */
  fontTooLargeToEmbedWhole: (sizeBytes: number) =>
    `The license stated in this font does not allow it to be reduced to the characters of an ad. The whole font has ${formatKilobytes(sizeBytes)}, but an ad can contain at most ${formatKilobytes(fontLimits.maxWholeBytes)} of it. Please ask its maker for a version that allows subsetting, or use another font.`,
  stoppedByLeaving: (places: readonly string[]) =>
    `You left the ad before its upload was complete (${places.join(', ')}). Open the ad again to upload the ${places.length === 1 ? 'file' : 'files'} once more.`,
  tooMany: 'You have uploaded too many files in a short time. Please try again later.',
  /** Counted over several sessions, not only the visitor's own. */
  tooManyTogether: 'The server has received too many files in a short time. Please try again later.',
} as const;

/** Lists formats for a message, such as 'PNG, JPG'. */
function listFormats(formats: readonly string[]): string {
  return formats.map((format) => format.toUpperCase()).join(', ');
}

function inBrackets(sizeBytes: number | null): string {
  return sizeBytes === null ? '' : ` (${formatMegabytes(sizeBytes)})`;
}
