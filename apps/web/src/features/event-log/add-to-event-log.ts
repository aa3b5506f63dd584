import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { describeEvent } from './describe-event.ts';

/** One line of the event log: one event, or several equal events in a row. */
export interface EventLogEntry {
  readonly id: number;
  readonly type: AdEvent['type'];
  readonly text: string;
  readonly count: number;
  /** The time of the newest of these events, in milliseconds since the ad was loaded. */
  readonly atMs: number;
}

const maxEntries = 100;

/** Returns the log with an event added, newest first. The oldest entries are dropped. */
export function addToEventLog(
  entries: readonly EventLogEntry[],
  { event, atMs }: { event: AdEvent; atMs: number },
): readonly EventLogEntry[] {
  const text = describeEvent(event);
  const [newest, ...older] = entries;
  if (newest?.text === text) return [{ ...newest, count: newest.count + 1, atMs }, ...older];
  const entry = { id: (newest?.id ?? 0) + 1, type: event.type, text, count: 1, atMs };
  return [entry, ...entries].slice(0, maxEntries);
}
