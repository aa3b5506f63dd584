import { createNoAnswerFailure, readAnswer, type Answer } from './api-failure.ts';

export interface FormCall {
  path: string;
  form: FormData;
  headers?: Record<string, string>;
  timeoutMs: number;
  signal: AbortSignal;
  /** Called with the fraction of the form's bytes that have been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Posts a form and reports the upload progress. Uses XMLHttpRequest because `fetch` cannot report it. Never throws. */
export function sendForm<Data>(call: FormCall): Promise<Answer<Data>> {
  const { path, form, headers = {}, timeoutMs, signal, onProgress } = call;
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ error: createNoAnswerFailure('aborted') });
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const finish = (answer: Answer<Data>) => {
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
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      finish(readAnswer({ status, text, retryAfter }) as Answer<Data>);
    });
    request.addEventListener('error', () => finish({ error: createNoAnswerFailure('network') }));
    request.addEventListener('timeout', () => finish({ error: createNoAnswerFailure('timeout') }));
    request.addEventListener('abort', () => finish({ error: createNoAnswerFailure('aborted') }));
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}
