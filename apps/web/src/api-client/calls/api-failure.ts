import { timings } from '@spinreel/config-schema/limits/timings';
import { asRecord } from '../../lib/as-record.ts';

/** The failure of a call. */
export interface ApiFailure {
  /** The HTTP status; 0 if there was no answer. */
  status: number;
  /** The server's error code; `network`, `timeout` or `aborted` if there was no answer. */
  code: string;
  /** The server's error message for users; null if it sent none. */
  message: string | null;
  /** The delay that the server requests before the next attempt. */
  retryAfterSeconds: number | null;
  /** Data that the server sent with the error, such as the newer version after a refused save. */
  data: unknown;
}

/** The answer to a call. Both sides are built from api-contract, so its data is not validated. */
export type Answer<Data> = { data: Data } | { error: ApiFailure };

/** Whether a later attempt may succeed: there was no answer, or the server is busy or restarting. */
export function isTransient(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status === 429 || failure.status >= 500;
}

/** Returns how long to wait before the call is sent again, in milliseconds. */
export function chooseRetryMs({ retryAfterSeconds }: ApiFailure): number {
  return retryAfterSeconds === null ? timings.busyRetryMs : retryAfterSeconds * 1000;
}

/** Reads an answer, whose data is in the `data` field of the JSON envelope. */
export function readAnswer({
  status,
  text,
  retryAfter,
}: {
  status: number;
  text: string;
  retryAfter: string | null;
}): Answer<unknown> {
  const body = parseJson(text);
  const isOk = status >= 200 && status < 300;
  if (isOk && typeof body === 'object' && body !== null && 'data' in body) return { data: body.data };
  return { error: createFailure({ status, body, retryAfter }) };
}

/** Returns the failure for an answer with this status and body. */
export function createFailure(answer: {
  status: number;
  body: unknown;
  retryAfter: string | null;
}): ApiFailure {
  const { status, retryAfter } = answer;
  const body = asRecord(answer.body);
  const error = asRecord(body['error']);
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return {
    status,
    code: typeof error['code'] === 'string' ? error['code'] : 'unknown',
    message: readText(error['message']) ?? readText(body['message']),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    data: body['data'],
  };
}

/** Returns the failure of a call without an answer. */
export function createNoAnswerFailure(code: 'network' | 'timeout' | 'aborted'): ApiFailure {
  return { status: 0, code, message: null, retryAfterSeconds: null, data: undefined };
}

/** Converts a caught or rejected value to a failure. RTK Query passes on both failures and thrown errors. */
export function asFailure(error: unknown): ApiFailure {
  return 'retryAfterSeconds' in asRecord(error) ? (error as ApiFailure) : createNoAnswerFailure('network');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy may answer with its own error page. The status is then the only usable information.
    return null;
  }
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
