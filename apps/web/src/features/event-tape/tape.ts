import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { eventWords } from './event-words.ts';

/** One line of the tape: an event, or several equal ones in a row. */
export interface TapeEntry {
  readonly id: number;
  readonly type: AdEvent['type'];
  readonly words: string;
  readonly count: number;
  /** Of the newest of them, in milliseconds since the ad was loaded. */
  readonly atMs: number;
}

const maxEntries = 100;

/** The tape with one more event, newest first; what is very old falls off its end. */
export function addToTape(
  tape: readonly TapeEntry[],
  { event, atMs }: { event: AdEvent; atMs: number },
): readonly TapeEntry[] {
  const words = eventWords(event);
  const [newest, ...older] = tape;
  if (newest?.words === words) return [{ ...newest, count: newest.count + 1, atMs }, ...older];
  const entry = { id: (newest?.id ?? 0) + 1, type: event.type, words, count: 1, atMs };
  return [entry, ...tape].slice(0, maxEntries);
}
