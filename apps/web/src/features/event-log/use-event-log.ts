import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { useCallback, useRef, useState } from 'react';
import { addToEventLog, type EventLogEntry } from './add-to-event-log.ts';

/** The event log of a running ad. */
export interface EventLog {
  /** Newest first. */
  readonly entries: readonly EventLogEntry[];
  readonly record: (event: AdEvent) => void;
  /** Resets the time when another ad is loaded. */
  readonly restart: () => void;
  readonly clear: () => void;
}

/** Records the events of one ad. */
export function useEventLog(): EventLog {
  const [entries, setEntries] = useState<readonly EventLogEntry[]>([]);
  const loadedAtRef = useRef<number | null>(null);
  const record = useCallback((event: AdEvent) => {
    loadedAtRef.current ??= performance.now();
    const atMs = performance.now() - loadedAtRef.current;
    setEntries((log) => addToEventLog(log, { event, atMs }));
  }, []);
  const clear = useCallback(() => setEntries([]), []);
  const restart = useCallback(() => {
    loadedAtRef.current = performance.now();
    setEntries([]);
  }, []);
  return { entries, record, restart, clear };
}
