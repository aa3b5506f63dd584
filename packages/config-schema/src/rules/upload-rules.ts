import {
  getFileExtension,
  mediaKinds,
  uploadFormats,
  type MediaKind,
  type UploadPurpose,
} from '../options/formats.ts';
import { uploadLimitsBytes } from '../limits/limits.ts';
import type { Problem } from '../problems/problem.ts';

interface UploadRule {
  /** File extensions, for the person who chooses a file. */
  readonly formats: readonly string[];
  /** What the bytes may turn out to be. */
  readonly kinds: readonly MediaKind[];
  /** Largest size in bytes, inclusive. */
  readonly maxBytes: number;
}

const imageKinds = mediaKinds.image.filter((kind) => kind !== 'svg');

/** The rule of each purpose, used by the wizard before a byte is sent and by the server while bytes arrive. */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  cover: {
    formats: uploadFormats.image,
    kinds: imageKinds,
    maxBytes: uploadLimitsBytes.image,
  },
  background: {
    formats: uploadFormats.image,
    kinds: imageKinds,
    maxBytes: uploadLimitsBytes.image,
  },
  decoration: {
    formats: uploadFormats.decorativeImage,
    kinds: mediaKinds.image,
    maxBytes: uploadLimitsBytes.image,
  },
  video: {
    formats: uploadFormats.video,
    kinds: mediaKinds.video,
    maxBytes: uploadLimitsBytes.video,
  },
  audio: {
    formats: uploadFormats.audio,
    kinds: mediaKinds.audio,
    maxBytes: uploadLimitsBytes.audio,
  },
  font: {
    formats: uploadFormats.font,
    kinds: mediaKinds.font,
    maxBytes: uploadLimitsBytes.font,
  },
};

/** The problem of a file by its name and size; null if it may be sent. Its field is known only to the caller. */
export function findUploadProblem(
  purpose: UploadPurpose,
  file: { name: string; sizeBytes: number },
): Problem<'upload-format' | 'upload-too-large' | 'upload-empty'> | null {
  const { formats, maxBytes } = uploadRules[purpose];
  const { name, sizeBytes } = file;
  const extension = getFileExtension(name);
  if (!formats.includes(extension)) {
    const isHeic = heicExtensions.includes(extension);
    return { code: 'upload-format', field: null, params: { purpose, ...(isHeic && { isHeic }) } };
  }
  if (sizeBytes > maxBytes) return { code: 'upload-too-large', field: null, params: { purpose, sizeBytes } };
  if (sizeBytes === 0) return { code: 'upload-empty', field: null, params: {} };
  return null;
}

/** The extensions of photos that iPhones and some other phones take by default. */
const heicExtensions: readonly string[] = ['heic', 'heif', 'hif'];

/** The formats of a purpose as a file input's `accept` attribute wants them: '.png,.jpg'. */
export function formatAcceptedFiles(purpose: UploadPurpose): string {
  return uploadRules[purpose].formats.map((format) => `.${format}`).join(',');
}
