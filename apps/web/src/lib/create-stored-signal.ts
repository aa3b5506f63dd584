/** Notifies listeners that a stored value may have changed. */
export interface StoredSignal {
  /** Call this after changing the value in this tab. */
  readonly notify: () => void;
  /** Subscribes to changes in this tab and all others. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a signal for a value in the browser's storage, for `useSyncExternalStore`. */
export function createStoredSignal(): StoredSignal {
  const listeners = new Set<() => void>();
  return {
    notify() {
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
