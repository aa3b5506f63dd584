import { errorCodes, type ErrorCode } from '@spinreel/config-schema/error-codes';

/** What a failure may carry besides its code. */
interface ProblemDetails {
  /** What the person reads, where the code's own sentence can be made more exact. */
  readonly message?: string;
  /** Seconds after which trying again makes sense; answered as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Goes into the body beside the error. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/**
 * A failure that the client is told about. Thrown by services and turned into the answer at the edge (`error-replies`);
 * its message is for people and contains nothing from inside the server.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.message ?? errorCodes[code].message, { cause: details.cause });
    this.code = code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.data = details.data;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return errorCodes[this.code].status;
  }
}
