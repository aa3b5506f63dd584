import type { CheckVerdict, FileCheck } from '@spinreel/api-contract/checks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { requestPlay } from '../../../api-client/checks-api.ts';
import { createPlayQueue, isUnderWay, type PlayState } from './play-queue.ts';

/** The plays of a checked file, and its verdicts including what they have shown so far. */
export interface Plays {
  readonly verdicts: readonly CheckVerdict[];
  readonly isRunning: boolean;
  /** The number of networks for which playing was requested, and of those that are done. */
  readonly wantedCount: number;
  readonly doneCount: number;
  getState(network: string): PlayState | null;
  /** Plays the file for all networks for which it has not been played. */
  start(): void;
  cancel(): void;
}

/** Plays a checked file. Cancels what is under way when the page is left. */
export function usePlays(check: FileCheck, isWanted: boolean): Plays {
  const [queue] = useState(() =>
    createPlayQueue((network, options) => requestPlay({ id: check.id, network }, options)),
  );
  const states = useSyncExternalStore(queue.subscribe, queue.getStates);
  const verdicts = check.verdicts.map((verdict) => {
    const state = states[verdict.network];
    return state?.status === 'played' ? state.verdict : verdict;
  });
  const start = () => void queue.run(listUnplayed(verdicts));
  useEffect(() => {
    if (isWanted) void queue.run(listUnplayed(check.verdicts));
    return () => queue.cancel();
  }, [queue, check, isWanted]);
  const wanted = Object.values(states);
  return {
    verdicts,
    isRunning: wanted.some(isUnderWay),
    wantedCount: wanted.length,
    doneCount: wanted.filter((state) => !isUnderWay(state)).length,
    getState: (network) => states[network] ?? null,
    start,
    cancel: queue.cancel,
  };
}

/** Lists the networks for which a file can be played and has not been. */
export function listUnplayed(verdicts: readonly CheckVerdict[]): string[] {
  return verdicts.filter(({ isPlayable, isPlayed }) => isPlayable && !isPlayed).map(({ network }) => network);
}
