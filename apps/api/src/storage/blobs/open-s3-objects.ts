import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Address } from '../../settings/parse-s3-address.ts';
import { StorageUnavailable } from '../../errors/is-storage-unavailable.ts';

/**
 * How often a call is attempted, with increasing delays, and the timeouts in milliseconds for connecting, for the
 * response and for a stalled transfer.
 */
const retryLimits = {
  maxAttempts: 3,
  connectionTimeout: 5000,
  requestTimeout: 15_000,
  throwOnRequestTimeout: true,
  socketTimeout: 15_000,
} as const;

/** What is known about an object. `writtenAtMs` is in milliseconds of the service's clock. */
interface FoundObject {
  readonly sizeBytes: number;
  readonly writtenAtMs: number;
}

/** The objects of one bucket below one prefix. Everything rejects with `StorageUnavailable` when the service does not answer, or refuses. */
export interface S3Objects {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the object's bytes, or those from `start` to `end` (both inclusive); null if the object does not exist. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  /** The object's size in bytes, and when it was written; null when it is not there. */
  find(key: string): Promise<FoundObject | null>;
  remove(key: string): Promise<void>;
  /** Lists the keys that start with `folder` and when they were written, in milliseconds of the service's clock. */
  list(folder: string): AsyncIterable<{ key: string; writtenAtMs: number }>;
  /** Throws if the bucket does not exist or cannot be used with these credentials. */
  check(): Promise<void>;
}

/** Creates the client without connecting yet. Credentials come from the environment, as in all S3 tools. */
export function openS3Objects(address: S3Address): S3Objects {
  const { bucket: Bucket, prefix, endpoint, region } = address;
  const { maxAttempts, ...requestHandler } = retryLimits;
  const client = new S3Client({
    region,
    maxAttempts,
    requestHandler,
    // Services other than Amazon's store the default trailing checksums as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
  const at = (key: string): { Bucket: string; Key: string } => ({ Bucket, Key: `${prefix}${key}` });
  const reportUnavailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw asUnavailable(error, Bucket);
    }
  };

  async function find(key: string): Promise<FoundObject | null> {
    const found = await client.send(new HeadObjectCommand(at(key))).catch(nullWhenMissing);
    if (found === null) return null;
    return { sizeBytes: found.ContentLength ?? 0, writtenAtMs: found.LastModified?.getTime() ?? 0 };
  }

  return {
    put: (key, bytes) =>
      reportUnavailable(async () => {
        const ContentMD5 = createHash('md5').update(bytes).digest('base64');
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentMD5 }));
        if ((await find(key))?.sizeBytes !== bytes.byteLength)
          throw new Error('it stored another number of bytes');
      }),
    get: (key, range) =>
      reportUnavailable(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const found = await client.send(new GetObjectCommand({ ...at(key), Range })).catch(nullWhenMissing);
        return (found?.Body as Readable | undefined) ?? null;
      }),
    find: (key) => reportUnavailable(() => find(key)),
    remove: (key) =>
      reportUnavailable(async () => void (await client.send(new DeleteObjectCommand(at(key))))),
    async *list(folder) {
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + folder })) {
          for (const { Key = '', LastModified } of page.Contents ?? []) {
            yield { key: Key.slice(prefix.length), writtenAtMs: LastModified?.getTime() ?? 0 };
          }
        }
      } catch (error) {
        throw asUnavailable(error, Bucket);
      }
    },
    check: () => reportUnavailable(async () => void (await client.send(new HeadBucketCommand({ Bucket })))),
  };
}

function nullWhenMissing(error: unknown): null {
  if (readStatus(error) === 404) return null;
  throw error;
}

function asUnavailable(cause: unknown, bucket: string): Error {
  const reason =
    readStatus(cause) === 403
      ? 'it refuses the credentials of this server (403)'
      : cause instanceof Error
        ? cause.message || cause.name
        : String(cause);
  return new StorageUnavailable(`The bucket ${bucket} cannot be used: ${reason}.`, { cause });
}

function readStatus(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
