/** Tells those who follow a stored value that it may have changed. */
export interface StoredSignal {
  /** This tab has changed it. */
  readonly tell: () => void;
  /** Told of changes in this tab and in all others. Returns the undoing. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A signal for a value in the browser's own storage, for `useSyncExternalStore`. */
export function createStoredSignal(): StoredSignal {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
