import { vi } from 'vitest';

/** A stream of server-sent events that the application watches, by its path. */
export interface WatchedStream {
  path: string;
  isClosed: boolean;
  tell: (message: object) => void;
  /** Ends the connection for good, as an answer such as 429 does. */
  refuse: () => void;
}

/** Puts a stand-in in place of `EventSource` until `vi.unstubAllGlobals()`; the streams opened are listed in order. */
export function fakeEventSource(): WatchedStream[] {
  const watched: WatchedStream[] = [];
  class FakeSource extends EventTarget {
    static readonly CLOSED = 2;
    private readonly stream: WatchedStream;

    constructor(path: string) {
      super();
      this.stream = {
        path,
        isClosed: false,
        tell: (message) => {
          this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
        },
        refuse: () => {
          this.stream.isClosed = true;
          this.dispatchEvent(new Event('error'));
        },
      };
      watched.push(this.stream);
    }

    get readyState() {
      return this.stream.isClosed ? FakeSource.CLOSED : 1;
    }

    close() {
      this.stream.isClosed = true;
    }
  }
  vi.stubGlobal('EventSource', FakeSource);
  return watched;
}
