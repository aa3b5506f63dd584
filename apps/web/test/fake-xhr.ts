import { vi } from 'vitest';

/** A form on its way, which the test answers. */
export interface SentForm {
  path: string;
  form: FormData;
  headers: Headers;
  timeoutMs: number;
  isAborted: boolean;
  progress: (share: number) => void;
  answer: (status: number, body: unknown, retryAfter?: string) => void;
  fail: (event: 'error' | 'timeout' | 'abort') => void;
}

/** Puts a stand-in in place of `XMLHttpRequest` until `vi.unstubAllGlobals()`; the forms sent are listed in order. */
export function fakeXhr(): SentForm[] {
  const sent: SentForm[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    timeout = 0;
    status = 0;
    responseText = '';
    private path = '';
    private headers = new Headers();
    private retryAfter: string | null = null;
    private form: SentForm | null = null;

    open(_method: string, path: string) {
      this.path = path;
    }

    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }

    getResponseHeader(name: string) {
      return name === 'retry-after' ? this.retryAfter : null;
    }

    send(form: FormData) {
      this.form = {
        path: this.path,
        form,
        headers: this.headers,
        timeoutMs: this.timeout,
        isAborted: false,
        progress: (share) =>
          this.upload.dispatchEvent(
            Object.assign(new Event('progress'), { loaded: share * 100, total: 100 }),
          ),
        answer: (status, body, retryAfter) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.retryAfter = retryAfter ?? null;
          this.upload.dispatchEvent(new Event('load'));
          this.dispatchEvent(new Event('load'));
        },
        fail: (event) => this.dispatchEvent(new Event(event)),
      };
      sent.push(this.form);
    }

    abort() {
      if (this.form !== null) this.form.isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
