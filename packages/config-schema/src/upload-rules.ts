import { fileExtension, uploadFormats } from './formats.ts';
import { uploadLimitsBytes } from './limits.ts';
import { messages } from './messages.ts';

/** What an upload is for; it decides the formats, the limit and the words of a refusal. */
export const uploadPurposes = ['cover', 'background', 'decoration', 'video', 'audio'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

interface UploadRule {
  readonly formats: readonly string[];
  readonly maxBytes: number;
  readonly formatMessage: string;
  readonly sizeMessage: (sizeBytes: number) => string;
}

/** The rule of each purpose, used by the wizard before a byte is sent and by the server while bytes arrive. */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  cover: {
    formats: uploadFormats.image,
    maxBytes: uploadLimitsBytes.image,
    formatMessage: messages.upload.imageFormat('Image'),
    sizeMessage: (sizeBytes) => messages.upload.imageSize('Image', sizeBytes),
  },
  background: {
    formats: uploadFormats.image,
    maxBytes: uploadLimitsBytes.image,
    formatMessage: messages.upload.imageFormat('Background image'),
    sizeMessage: (sizeBytes) => messages.upload.imageSize('Background image', sizeBytes),
  },
  decoration: {
    formats: uploadFormats.decorativeImage,
    maxBytes: uploadLimitsBytes.image,
    formatMessage: messages.upload.decorativeImageFormat,
    sizeMessage: () => messages.upload.decorativeImageSize,
  },
  video: {
    formats: uploadFormats.video,
    maxBytes: uploadLimitsBytes.video,
    formatMessage: messages.upload.videoFormat,
    sizeMessage: messages.upload.videoSize,
  },
  audio: {
    formats: uploadFormats.audio,
    maxBytes: uploadLimitsBytes.audio,
    formatMessage: messages.upload.audioFormat,
    sizeMessage: () => messages.upload.audioSize,
  },
};

/** Why a file cannot be uploaded for a purpose, judged by name and size; null when it may be sent. */
export function uploadProblem(purpose: UploadPurpose, file: { name: string; sizeBytes: number }): string | null {
  const rule = uploadRules[purpose];
  if (!rule.formats.includes(fileExtension(file.name))) return rule.formatMessage;
  if (file.sizeBytes > rule.maxBytes) return rule.sizeMessage(file.sizeBytes);
  if (file.sizeBytes === 0) return messages.upload.emptyFile;
  return null;
}
