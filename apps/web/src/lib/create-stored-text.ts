import { useSyncExternalStore } from 'react';

/** A text in the browser's persistent storage, the same in all tabs. If storage is blocked, it lasts until the page is left. */
export interface StoredText {
  /** Returns the text; null if none is stored. */
  readonly read: () => string | null;
  /** Returns the text like `read`, and updates when this or another tab changes it. */
  readonly useText: () => string | null;
  /** Stores a text, or removes it with null. */
  readonly store: (text: string | null) => void;
}

/** Creates access to a text in the browser's persistent storage. `key` is one of `storageKeys`. */
export function createStoredText(key: string): StoredText {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return unsaved;
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    read,
    useText: () => useSyncExternalStore(subscribe, read),
    store(text) {
      unsaved = text;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Storage is blocked or full, so the next page has the former text.
      }
      for (const listener of listeners) listener();
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
