import type { ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import { JobsBusy } from './jobs-busy.ts';
import { isStorageUnavailable } from './is-storage-unavailable.ts';
import { ApiProblem } from './api-problem.ts';

/** Converts any thrown value into an error that the client may see. Unexpected errors become `unexpected`. */
export function toApiProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof JobsBusy) {
    return new ApiProblem('busy', { retryAfterSeconds: error.retryAfterSeconds, cause: error });
  }
  const code = findErrorCode(error);
  return new ApiProblem(code, { cause: error, ...(code === 'unavailable' ? { retryAfterSeconds: 5 } : {}) });
}

/** Maps errors of the system, the database and the framework to error codes. */
function findErrorCode(error: unknown): ErrorCode {
  const { code, statusCode = 500, validationContext }: ForeignError = isObject(error) ? error : {};
  if (diskFullCodes.has(code)) return 'disk-full';
  if (code === 'FST_FILES_LIMIT') return 'several-files';
  if (isStorageUnavailable(error)) return 'unavailable';
  // No resource can have an invalid id.
  if (validationContext === 'params' || code === 'FST_ERR_MAX_PARAM_LENGTH') return 'not-found';
  // A folder of the web app, or a path that tries to leave it, does not exist for clients.
  if (statusCode === 404 || statusCode === 403) return 'not-found';
  if (statusCode === 413) return 'too-large';
  if (statusCode === 415) return 'unsupported-type';
  // Every other 4xx of the framework is about the form of the request.
  return statusCode >= 400 && statusCode < 500 ? 'malformed' : 'unexpected';
}

const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

interface ForeignError {
  readonly code?: unknown;
  readonly statusCode?: number;
  readonly validationContext?: string;
}

function isObject(error: unknown): error is object {
  return typeof error === 'object' && error !== null;
}
