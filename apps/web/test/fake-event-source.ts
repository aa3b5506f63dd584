import { vi } from 'vitest';

/** A stream of progress that the application watches, by its path. */
export interface WatchedStream {
  path: string;
  isClosed: boolean;
  tell: (progress: { stage: string; percent: number }) => void;
}

/** Puts a stand-in in place of `EventSource` until `vi.unstubAllGlobals()`; the streams opened are listed in order. */
export function fakeEventSource(): WatchedStream[] {
  const watched: WatchedStream[] = [];
  class FakeSource extends EventTarget {
    private readonly stream: WatchedStream;

    constructor(path: string) {
      super();
      this.stream = {
        path,
        isClosed: false,
        tell: (progress) => {
          this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(progress) }));
        },
      };
      watched.push(this.stream);
    }

    close() {
      this.stream.isClosed = true;
    }
  }
  vi.stubGlobal('EventSource', FakeSource);
  return watched;
}
