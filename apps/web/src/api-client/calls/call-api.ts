import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { createNoAnswerFailure, readAnswer, type ApiFailure } from './api-failure.ts';

/** A request of the application to its server. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path from api-contract, which starts with `/api/`. */
  path: string;
  /** The body, sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether the request continues after the page is left. Large requests cannot. */
  keepalive?: boolean;
  /** How to read the answer. `text` returns the whole text; `data` returns the `data` field of the JSON envelope. */
  answer?: 'data' | 'text';
}

/** An answer with its headers. */
type ApiAnswer<Data> = { data: Data; meta: { headers: Headers } } | { error: ApiFailure };

/** Sends a request with the session's cookie. Never throws; failures are in `error`. */
export async function callApi<Data = unknown>(call: ApiCall, signal?: AbortSignal): Promise<ApiAnswer<Data>> {
  const timeout = AbortSignal.timeout(siteTimings.requestTimeoutMs);
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  try {
    const response = await fetch(call.path, {
      method: call.method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(call.keepalive === true && canOutlivePage(body) ? { keepalive: true } : {}),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return (await readResponse(call, response)) as ApiAnswer<Data>;
  } catch {
    // `fetch` does not say why it rejected; the signals do.
    if (signal?.aborted === true) return { error: createNoAnswerFailure('aborted') };
    return { error: createNoAnswerFailure(timeout.aborted ? 'timeout' : 'network') };
  }
}

/** Browsers reject a `keepalive` request if the bodies of all such requests together exceed this (Fetch standard, 64 KiB). */
const keepaliveBytes = 64 * 1024;

/** Half of the space is left for another request. */
function canOutlivePage(body = ''): boolean {
  return new Blob([body]).size <= keepaliveBytes / 2;
}

async function readResponse(call: ApiCall, response: Response): Promise<ApiAnswer<unknown>> {
  const { status, headers } = response;
  const text = await response.text();
  const meta = { headers };
  if (status === 204) return { data: null, meta };
  if (response.ok && call.answer === 'text') return { data: text, meta };
  return { ...readAnswer({ status, text, retryAfter: headers.get('retry-after') }), meta };
}
