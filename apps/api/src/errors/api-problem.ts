import { errorCodes, type ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { JobsBusy } from './jobs-busy.ts';
import { isStorageUnavailable } from './is-storage-unavailable.ts';
import type { MediaProblem, MediaProblemCode, Outcome } from '@spinreel/media/media-problem';
import type { ApiError } from '@spinreel/api-contract/schemas/envelope';

/** Optional details of an error. */
interface ProblemDetails {
  /** The message for users, if it is more specific than the code's default message. */
  readonly message?: string;
  /** What the client must fix. Determines the message and is sent with it. */
  readonly problem?: Problem;
  /** When to retry, in seconds. Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Added to the response body next to the error. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/**
 * An error that is reported to the client. Services throw it, and `error-replies` converts it into a response. Its
 * message is written for users and reveals nothing about the server's internals.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ErrorCode;
  readonly problem: Problem | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    const { problem, cause } = details;
    const message = problem === undefined ? errorCodes[code].message : describeProblem(problem);
    super(details.message ?? message, { cause });
    this.code = code;
    this.problem = problem;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.data = details.data;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** Creates the error of a request in which the client must fix a problem. */
export function refuse(code: ErrorCode, problem: Problem): ApiProblem {
  return new ApiProblem(code, { problem });
}

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

/** Returns the value of an outcome. Throws an `ApiProblem` with the reason if there is no value. */
export function unwrapOutcome<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw toMediaApiProblem(outcome.problem);
}

/** Converts a problem of the media tools into an `ApiProblem`. The tools' own output stays in the server's log. */
function toMediaApiProblem(problem: MediaProblem): ApiProblem {
  const code = codes[problem.code];
  return new ApiProblem(code, {
    message: problem.message,
    cause: problem.detail,
    ...(code === 'busy' ? { retryAfterSeconds: 5 } : {}),
  });
}

const codes: Readonly<Record<MediaProblemCode, ErrorCode>> = {
  unsupported: 'unsupported-media',
  unreadable: 'unreadable',
  'too-many-pixels': 'too-many-pixels',
  'too-many-frames': 'too-many-frames',
  'too-long': 'too-long',
  'timed-out': 'timed-out',
  'too-big': 'does-not-fit',
  'unusable-font': 'unusable-font',
  'tool-missing': 'unavailable',
  busy: 'busy',
};

/** Converts a problem into the form in which responses contain it. */
export function toApiError({ code, message, problem }: ApiProblem): ApiError {
  // A problem without a field adds nothing to the code and message.
  return {
    code,
    message,
    ...(problem?.field ? { problem: { ...problem, params: { ...problem.params } } } : {}),
  };
}
