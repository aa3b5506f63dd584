import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, toApiProblem } from '../../errors/api-problem.ts';
import type { ReceivedFile } from './received-file.ts';

/** Error codes of calls that receive a file. */
export const fileProblems = [
  'missing-file',
  'several-files',
  'unsupported-media',
  'empty-file',
  'unreadable',
  'timed-out',
  'busy',
] as const;

/** The limits of multipart forms: more than any client of the product needs, and harmless. */
const formLimits = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
} as const;

/**
 * Streams the only file of a multipart form to `path`. Throws `too-large` with the problem `tooLarge(sizeBytes)` as soon as
 * the file exceeds `maxBytes`; the size is null if it is unknown. After an error, there is no file at `path`.
 */
export async function receiveUpload(
  request: FastifyRequest,
  options: {
    fileField: string;
    path: string;
    maxBytes: number;
    tooLarge: (sizeBytes: number | null, fields: Readonly<Record<string, string>>) => Problem;
  },
): Promise<ReceivedFile> {
  try {
    return await receive(request, options);
  } catch (error) {
    await rm(options.path, { force: true });
    // The rest of the body is read and discarded; otherwise the client might not read the response.
    request.raw.unpipe();
    request.raw.resume();
    throw asProblem(error);
  }
}

async function receive(
  request: FastifyRequest,
  options: Parameters<typeof receiveUpload>[1],
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new ApiProblem('unsupported-type');
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let file: Omit<ReceivedFile, 'fields'> | null = null;
  const limits = { ...formLimits, fileSize: options.maxBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated || typeof part.value !== 'string')
        throw new ApiProblem('malformed');
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === options.fileField) {
      const tooLarge = (): ApiProblem =>
        new ApiProblem('too-large', {
          problem: options.tooLarge(estimateFileBytes(request, options.maxBytes), fields),
        });
      file = { ...(await write(part, options.path, tooLarge)), name: cleanFileName(part.filename) };
    } else {
      throw new ApiProblem('missing-file');
    }
  }
  if (file === null) throw new ApiProblem('missing-file');
  return { ...file, fields };
}

async function write(
  part: MultipartFile,
  path: string,
  tooLarge: () => ApiProblem,
): Promise<{ path: string; sizeBytes: number; sha256: string }> {
  const overLimit = new AbortController();
  part.file.once('limit', () => overLimit.abort());
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    await pipeline(
      part.file,
      async function* measure(chunks: Readable): AsyncGenerator<Buffer> {
        for await (const chunk of chunks as AsyncIterable<Buffer>) {
          hash.update(chunk);
          sizeBytes += chunk.byteLength;
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx' }),
      { signal: overLimit.signal },
    );
  } catch (error) {
    throw overLimit.signal.aborted ? tooLarge() : error;
  }
  if (part.file.truncated) throw tooLarge();
  return { path, sizeBytes, sha256: hash.digest('hex') };
}

/** The approximate size of a form without its file. */
const formOverheadBytes = 512;

/** Estimates the size of the file from the `Content-Length` of the request; null if that is not possible. */
function estimateFileBytes(request: FastifyRequest, maxBytes: number): number | null {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return length > maxBytes ? Math.max(maxBytes + 1, length - formOverheadBytes) : null;
}

/** Removes control characters from a file name, which is only for display, and shortens it. */
export function cleanFileName(name: string): string {
  // eslint-disable-next-line no-control-regex -- control characters would only confuse what shows the name
  return name.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(-textLimits.originalName) || 'upload';
}

/** Errors of the multipart parser have no status; they all mean that the request is malformed. */
function asProblem(error: unknown): ApiProblem {
  const problem = toApiProblem(error);
  const isFromSystem = error instanceof Error && 'syscall' in error;
  return problem.code === 'unexpected' && !isFromSystem
    ? new ApiProblem('malformed', { cause: error })
    : problem;
}
