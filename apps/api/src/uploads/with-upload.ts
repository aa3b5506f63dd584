import { rm } from 'node:fs/promises';
import { uploadRules } from '@spinreel/config-schema/rules/upload-rules';
import { type UploadPurpose } from '@spinreel/config-schema/options/formats';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { receiveUpload } from './ingest/receive-upload.ts';
import type { ReceivedFile } from './ingest/received-file.ts';

/**
 * Receives the only file of a form, passes it to `ingest`, and removes the temporary file afterwards unless `ingest` has
 * moved it. `purposeOf` returns the purpose, which decides the size limit and the error messages, from the text fields.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  options: {
    blobs: BlobStore;
    fileField: string;
    purposeOf: (fields: ReceivedFile['fields']) => UploadPurpose;
    ingest: (file: ReceivedFile) => Promise<Result>;
  },
): Promise<Result> {
  const { blobs, fileField, purposeOf, ingest } = options;
  const path = blobs.temporaryPath();
  const file = await receiveUpload(request, {
    fileField,
    path,
    maxBytes: uploadRules[purposeOf({})].maxBytes,
    tooLarge: (sizeBytes, fields) => ({
      code: 'upload-too-large',
      field: null,
      params: { purpose: purposeOf(fields), sizeBytes },
    }),
  });
  try {
    return await ingest(file);
  } finally {
    await rm(path, { force: true });
  }
}
