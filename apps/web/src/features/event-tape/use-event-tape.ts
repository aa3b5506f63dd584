import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { useCallback, useRef, useState } from 'react';
import { addToTape, type TapeEntry } from './tape.ts';

/** What a running ad has told. */
export interface EventTape {
  /** Newest first. */
  readonly entries: readonly TapeEntry[];
  readonly record: (event: AdEvent) => void;
  /** Another ad was loaded: its time begins. */
  readonly restart: () => void;
  readonly clear: () => void;
}

/** Keeps the tape of one ad. */
export function useEventTape(): EventTape {
  const [entries, setEntries] = useState<readonly TapeEntry[]>([]);
  const loadedAtRef = useRef<number | null>(null);
  const record = useCallback((event: AdEvent) => {
    loadedAtRef.current ??= performance.now();
    const atMs = performance.now() - loadedAtRef.current;
    setEntries((tape) => addToTape(tape, { event, atMs }));
  }, []);
  const clear = useCallback(() => setEntries([]), []);
  const restart = useCallback(() => {
    loadedAtRef.current = performance.now();
    setEntries([]);
  }, []);
  return { entries, record, restart, clear };
}
