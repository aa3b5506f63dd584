import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { uploadedFileFields } from './uploaded-file.ts';

/**
 * Uploads an image as multipart form. 413 too large, 415 not a supported image, 422 damaged or empty; the message is
 * for people. 503 with `Retry-After` (seconds) when the server is busy.
 */
export const uploadImage = {
  method: 'POST',
  route: '/api/upload/image',
  path: () => '/api/upload/image',
  /** Names of the form's fields. `purposeField` goes before the file. */
  fileField: 'image',
  purposeField: 'purpose',
} as const;

/** What an image is for; it decides the formats, the limit and the words of a refusal. Cover when left out. */
export const ImagePurpose = schema(() =>
  Type.Union([Type.Literal('cover'), Type.Literal('background'), Type.Literal('decoration')]),
);
export type ImagePurpose = Static<typeof ImagePurpose>;

export const ProcessedImage = schema(() =>
  Type.Object({
    /** Address of the image as a browser can show it (an SVG comes as PNG). */
    optimizedUrl: Type.String(),
    /** Pixels. */
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
  }),
);
export type ProcessedImage = Static<typeof ProcessedImage>;

export const UploadedImage = schema(() =>
  Type.Object({ ...uploadedFileFields(), processedImage: ProcessedImage }),
);
export type UploadedImage = Static<typeof UploadedImage>;

export const UploadImageResponse = schema(() => successOf(UploadedImage));
export type UploadImageResponse = Static<typeof UploadImageResponse>;
