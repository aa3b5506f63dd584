import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { checkUploadLimits } from '@spinreel/config-schema/limits/limits';
import type { FastifyRequest } from 'fastify';
import { checkFile } from '@spinreel/api-contract/checks';
import { ApiProblem, refuse } from '../errors/api-problem.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { receiveUpload } from '../uploads/ingest/receive-upload.ts';
import type { ReceivedFile } from '../uploads/ingest/received-file.ts';

/** The signatures of a ZIP that starts with a file, of an empty ZIP, and of one in several parts. */
const zipSignatures = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008'];

const tag = /<(!doctype|html|head|body|meta|title|script|style|link|div|canvas|svg)\b|<!--/i;

/**
 * Receives a file to be checked and stores it as a blob. The file's name and declared type are not trusted: its first
 * bytes must be those of a ZIP or of an HTML page. Throws `too-large`, `empty-file` or `unsupported-media`.
 */
export async function receiveCheckedFile(
  request: FastifyRequest,
  blobs: BlobStore,
): Promise<Omit<ReceivedFile, 'path'>> {
  const path = blobs.temporaryPath();
  const { maxBytes } = checkUploadLimits;
  const file = await receiveUpload(request, {
    fileField: checkFile.fileField,
    path,
    maxBytes,
    tooLarge: () => ({ code: 'check-too-large', field: null, params: {} }),
  });
  try {
    if (file.sizeBytes === 0) throw new ApiProblem('empty-file');
    if (!isPlayable(await buffer(createReadStream(path, { end: startBytes - 1 }))))
      throw refuse('unsupported-media', { code: 'check-format', field: null, params: {} });
    await blobs.storeFile(path, file.sha256);
    const { name, sizeBytes, sha256, fields } = file;
    return { name, sizeBytes, sha256, fields };
  } finally {
    await rm(path, { force: true });
  }
}

/** How much of a file is read to recognize it, in bytes. Exporters may put long comments or data in front of the markup. */
const startBytes = 64 * 1024;

/**
 * Whether a file that starts with these bytes may be a playable ad: a ZIP, even a damaged one, or an HTML page. Anything
 * else would only lead to a long list of findings that say the same.
 */
function isPlayable(start: Uint8Array): boolean {
  return isZip(start) || isMarkup(start);
}

function isZip(start: Uint8Array): boolean {
  return zipSignatures.includes(String.fromCharCode(...start.subarray(0, 4)));
}

/** UTF-16 is recognized by its byte order mark. Other text contains no NUL. */
function isMarkup(start: Uint8Array): boolean {
  const [first, second] = start;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isUtf16 && start.includes(0)) return false;
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return tag.test(new TextDecoder(encoding).decode(start));
}
