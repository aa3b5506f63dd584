import { errorCodes, type ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';

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
