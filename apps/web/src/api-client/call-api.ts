import { timings } from '@spinreel/config-schema/timings';
import { failureOf, noAnswer, type ApiFailure } from './api-failure.ts';

/** One request of the application to its server. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From api-contract: starts with `/api/`. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Text answers are handed over whole; all others are envelopes, of which `data` is. */
  answer?: 'data' | 'text';
}

export type ApiAnswer = { data: unknown; meta: { headers: Headers } } | { error: ApiFailure };

/** Sends a request with the session's cookie. Never throws: what goes wrong is in `error`. */
export async function callApi(call: ApiCall, signal?: AbortSignal): Promise<ApiAnswer> {
  const timeout = AbortSignal.timeout(timings.requestTimeoutMs);
  try {
    const response = await fetch(call.path, {
      method: call.method,
      credentials: 'same-origin',
      headers: {
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.keepalive === true ? { keepalive: true } : {}),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return await readAnswer(call, response);
  } catch {
    // fetch rejects without saying why; the signals know.
    if (signal?.aborted === true) return { error: noAnswer('aborted') };
    return { error: noAnswer(timeout.aborted ? 'timeout' : 'network') };
  }
}

async function readAnswer(call: ApiCall, response: Response): Promise<ApiAnswer> {
  const text = await response.text();
  const meta = { headers: response.headers };
  if (response.status === 204) return { data: null, meta };
  if (response.ok && call.answer === 'text') return { data: text, meta };
  const body = parsed(text);
  if (response.ok && typeof body === 'object' && body !== null && 'data' in body)
    return { data: body.data, meta };
  return {
    error: failureOf({ status: response.status, body, retryAfter: response.headers.get('retry-after') }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy in between may answer with a page of its own; the status then says all there is.
    return null;
  }
}
