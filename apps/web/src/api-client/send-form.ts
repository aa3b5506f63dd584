import { failureOf, noAnswer, type ApiFailure } from './api-failure.ts';

export interface FormCall {
  path: string;
  form: FormData;
  headers?: Record<string, string>;
  timeoutMs: number;
  signal: AbortSignal;
  /** Called with the share of the form's bytes that have left, 0 to 1. */
  onProgress: (share: number) => void;
}

export type FormAnswer = { data: unknown } | { error: ApiFailure };

/**
 * Posts a form and tells how much of it has been sent: `fetch` cannot, so this is an XMLHttpRequest. Never throws.
 */
export function sendForm(call: FormCall): Promise<FormAnswer> {
  const { path, form, headers = {}, timeoutMs, signal, onProgress } = call;
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ error: noAnswer('aborted') });
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const finish = (answer: FormAnswer) => {
      signal.removeEventListener('abort', abort);
      resolve(answer);
    };
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => finish(answerOf(request)));
    request.addEventListener('error', () => finish({ error: noAnswer('network') }));
    request.addEventListener('timeout', () => finish({ error: noAnswer('timeout') }));
    request.addEventListener('abort', () => finish({ error: noAnswer('aborted') }));
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): FormAnswer {
  const body = parsed(request.responseText);
  const isOk = request.status >= 200 && request.status < 300;
  if (isOk && typeof body === 'object' && body !== null && 'data' in body) return { data: body.data };
  return {
    error: failureOf({ status: request.status, body, retryAfter: request.getResponseHeader('retry-after') }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not the product's server speaking; the status says all there is.
    return null;
  }
}
