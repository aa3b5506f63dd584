import { rm } from 'node:fs/promises';
import { uploadRules, type UploadPurpose } from '@spinreel/config-schema/upload-rules';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '../storage/blob-store.ts';
import { receiveUpload } from './receive-upload.ts';
import type { ReceivedFile } from './received-file.ts';

/**
 * Receives the one file of a form, hands it to `take`, and removes it afterwards unless it was kept. `purposeOf` tells
 * from the text fields what it is for, and with that which limit it has and in which words it is refused.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  options: {
    blobs: BlobStore;
    fileField: string;
    purposeOf: (fields: ReceivedFile['fields']) => UploadPurpose;
    take: (file: ReceivedFile) => Promise<Result>;
  },
): Promise<Result> {
  const { blobs, fileField, purposeOf, take } = options;
  const path = blobs.temporaryPath();
  const file = await receiveUpload(request, {
    fileField,
    path,
    maxBytes: uploadRules[purposeOf({})].maxBytes,
    tooLarge: (sizeBytes, fields) => {
      const rule = uploadRules[purposeOf(fields)];
      return sizeBytes === null ? rule.sizeUnknownMessage : rule.sizeMessage(sizeBytes);
    },
  });
  try {
    return await take(file);
  } finally {
    await rm(path, { force: true });
  }
}
