import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import { ApiProblem, toApiProblem } from '../../errors/api-problem.ts';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';

/** The outcome of a job, as its worker stores it: the SHA-256 of the result's blob, or the error. */
export type JobOutcome =
  | { readonly ok: true; readonly blob: string }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      readonly data?: unknown;
    };

/**
 * Stores a result, including its bytes, as a blob. The sweeper removes the blob when the result is too old to be
 * fetched.
 */
export async function storeResult(blobs: BlobStore, result: unknown): Promise<JobOutcome> {
  return { ok: true, blob: await blobs.storeBytes(serialize(result)) };
}

/** Converts an error into an outcome that contains only what clients may see. */
export function toFailedOutcome(error: unknown): JobOutcome {
  const { code, message, retryAfterSeconds, data } = toApiProblem(error);
  return {
    ok: false,
    code,
    message,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(data === undefined ? {} : { data }),
  };
}

/** Loads the result of a job. Throws the job's `ApiProblem` if it failed. */
export async function loadResult(blobs: BlobStore, outcome: JobOutcome): Promise<unknown> {
  if (!outcome.ok) {
    const { code, message, retryAfterSeconds, data } = outcome;
    throw new ApiProblem(code, {
      message,
      data,
      cause: 'A worker says so.',
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }
  const path = await blobs.localFile(outcome.blob);
  if (path === null) throw new Error('The result of a job is gone');
  return deserialize(await readFile(path));
}
