import { useSyncExternalStore } from 'react';
import { createStoredSignal } from './create-stored-signal.ts';

/** A text in the browser's persistent storage, the same in all tabs. */
export interface StoredText {
  /** Returns the text; null if none is stored or the browser has no storage. */
  readonly useText: () => string | null;
  /** Stores a text, or removes it with null. Without storage, nothing changes. */
  readonly store: (text: string | null) => void;
}

/** Creates access to a text in the browser's persistent storage. `key` is one of `storageKeys`. */
export function createStoredText(key: string): StoredText {
  const signal = createStoredSignal();
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    useText: () => useSyncExternalStore(signal.subscribe, read),
    store(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // The browser has no storage, so the page shows the unchanged value.
      }
      signal.notify();
    },
  };
}

/** Parses a stored text as JSON. Returns null if it is none. */
export function parseStoredJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
