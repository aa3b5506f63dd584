import { readFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { ErrorCode } from '@spinreel/config-schema/error-codes';
import { ApiProblem } from '../errors/api-problem.ts';
import { problemOf } from '../errors/problem-of.ts';
import type { BlobStore } from '../storage/blob-store.ts';

/** How a job ended, as a worker leaves it for those who wait: where its result is, or why there is none. */
export type JobOutcome =
  | { readonly ok: true; readonly blob: string }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      readonly data?: unknown;
    };

/** Keeps a result, with the bytes in it, as a blob that is swept when nobody can be waiting for it any more. */
export async function keepResult(blobs: BlobStore, result: unknown): Promise<JobOutcome> {
  return { ok: true, blob: await blobs.keepBytes(serialize(result)) };
}

/** What clients may know of a failure. */
export function failedOutcome(error: unknown): JobOutcome {
  const { code, message, retryAfterSeconds, data } = problemOf(error);
  return {
    ok: false,
    code,
    message,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(data === undefined ? {} : { data }),
  };
}

/** The result of a job. Throws the `ApiProblem` with which it failed. */
export async function resultOf(blobs: BlobStore, outcome: JobOutcome): Promise<unknown> {
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
