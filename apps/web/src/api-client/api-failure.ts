/** Why a call did not give what was asked for. */
export interface ApiFailure {
  /** The HTTP status; 0 when no answer came at all. */
  status: number;
  /** The server's code; `network` or `timeout` when no answer came. */
  code: string;
  /** The server's words for people; null when it gave none. */
  message: string | null;
  /** How long the server asks to wait before trying again. */
  retryAfterSeconds: number | null;
  /** What the server sent beside the error, such as the newer version of a refused save. */
  data: unknown;
}

/** Whether the call may work when tried again later: no answer, or a server that is busy or restarting. */
export function isTransient(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status === 429 || failure.status >= 500;
}

/** The failure of an answer with this status and body. */
export function failureOf(answer: { status: number; body: unknown; retryAfter: string | null }): ApiFailure {
  const { status, retryAfter } = answer;
  const body = asRecord(answer.body);
  const error = asRecord(body['error']);
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return {
    status,
    code: typeof error['code'] === 'string' ? error['code'] : 'unknown',
    message: typeof error['message'] === 'string' && error['message'] !== '' ? error['message'] : null,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    data: body['data'],
  };
}

/** The failure of a call that got no answer. */
export function noAnswer(code: 'network' | 'timeout' | 'aborted'): ApiFailure {
  return { status: 0, code, message: null, retryAfterSeconds: null, data: undefined };
}

/** An unknown caught or rejected value as a failure: RTK Query hands errors over as either. */
export function asFailure(error: unknown): ApiFailure {
  return 'retryAfterSeconds' in asRecord(error) ? (error as ApiFailure) : noAnswer('network');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
