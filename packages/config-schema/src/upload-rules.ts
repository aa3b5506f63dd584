import { fileExtension, mediaKinds, uploadFormats, type MediaKind } from './formats.ts';
import { uploadLimitsBytes } from './limits.ts';
import { messages } from './messages.ts';

/** What an upload is for; it decides the formats, the limit and the words of a refusal. */
export const uploadPurposes = ['cover', 'background', 'decoration', 'video', 'audio'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

interface UploadRule {
  /** File extensions, for the person who chooses a file. */
  readonly formats: readonly string[];
  /** What the bytes may turn out to be. */
  readonly kinds: readonly MediaKind[];
  /** Largest size in bytes, inclusive. */
  readonly maxBytes: number;
  readonly formatMessage: string;
  readonly sizeMessage: (sizeBytes: number) => string;
  /** For an upload that was refused while it streamed, so that its size is not known. */
  readonly sizeUnknownMessage: string;
}

const imageKinds = mediaKinds.image.filter((kind) => kind !== 'svg');

/** The rule of each purpose, used by the wizard before a byte is sent and by the server while bytes arrive. */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  cover: {
    formats: uploadFormats.image,
    kinds: imageKinds,
    maxBytes: uploadLimitsBytes.image,
    formatMessage: messages.upload.imageFormat('Image'),
    sizeMessage: (sizeBytes) => messages.upload.imageSize('Image', sizeBytes),
    sizeUnknownMessage: messages.upload.imageSizeUnknown('Image'),
  },
  background: {
    formats: uploadFormats.image,
    kinds: imageKinds,
    maxBytes: uploadLimitsBytes.image,
    formatMessage: messages.upload.imageFormat('Background image'),
    sizeMessage: (sizeBytes) => messages.upload.imageSize('Background image', sizeBytes),
    sizeUnknownMessage: messages.upload.imageSizeUnknown('Background image'),
  },
  decoration: {
    formats: uploadFormats.decorativeImage,
    kinds: mediaKinds.image,
    maxBytes: uploadLimitsBytes.image,
    formatMessage: messages.upload.decorativeImageFormat,
    sizeMessage: () => messages.upload.decorativeImageSize,
    sizeUnknownMessage: messages.upload.decorativeImageSize,
  },
  video: {
    formats: uploadFormats.video,
    kinds: mediaKinds.video,
    maxBytes: uploadLimitsBytes.video,
    formatMessage: messages.upload.videoFormat,
    sizeMessage: messages.upload.videoSize,
    sizeUnknownMessage: messages.upload.videoSizeUnknown,
  },
  audio: {
    formats: uploadFormats.audio,
    kinds: mediaKinds.audio,
    maxBytes: uploadLimitsBytes.audio,
    formatMessage: messages.upload.audioFormat,
    sizeMessage: () => messages.upload.audioSize,
    sizeUnknownMessage: messages.upload.audioSize,
  },
};

/** Why a file cannot be uploaded for a purpose, judged by name and size; null when it may be sent. */
export function uploadProblem(
  purpose: UploadPurpose,
  file: { name: string; sizeBytes: number },
): string | null {
  const rule = uploadRules[purpose];
  if (!rule.formats.includes(fileExtension(file.name))) return rule.formatMessage;
  if (file.sizeBytes > rule.maxBytes) return rule.sizeMessage(file.sizeBytes);
  if (file.sizeBytes === 0) return messages.upload.emptyFile;
  return null;
}

/** The formats of a purpose as a file input's `accept` attribute wants them: '.png,.jpg'. */
export function acceptedFiles(purpose: UploadPurpose): string {
  return uploadRules[purpose].formats.map((format) => `.${format}`).join(',');
}
