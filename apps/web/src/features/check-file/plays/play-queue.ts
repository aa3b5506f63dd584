import type { CheckVerdict } from '@spinreel/api-contract/checks';
import type { Progress } from '@spinreel/api-contract/progress';
import type { Answer } from '../../../api-client/calls/api-failure.ts';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';
import { messages } from '@spinreel/config-schema/messages/messages';
import { retryWhileBusy } from '../../../api-client/calls/retry-while-busy.ts';

/** The state of playing a file for one network. */
export type PlayState =
  | { readonly status: 'queued' }
  /** `progress` is null until the server reports it. `note` explains a delay. */
  | { readonly status: 'playing'; readonly progress: Progress | null; readonly note: string | null }
  | { readonly status: 'canceled' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'played'; readonly verdict: CheckVerdict };

/** The plays by network id. A network for which the file was not played has no entry. */
export type PlayStates = Readonly<Record<string, PlayState>>;

/** Plays a file for a few networks at a time. */
export interface PlayQueue {
  /** Returns the same object until a state changes. */
  getStates(): PlayStates;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Adds networks to the queue. Resolves when the queue is empty. */
  run(networks: readonly string[]): Promise<void>;
  /** Cancels everything that waits or runs. */
  cancel(): void;
}

/** Requests a play. `onProgress` receives its progress. */
export type RequestPlay = (
  network: string,
  options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
) => Promise<Answer<CheckVerdict>>;

/** How many plays are requested at a time. A small server plays them one after the other. */
const maxRequested = 2;

/** Creates an empty queue. Requests are repeated while the server is busy. */
export function createPlayQueue(requestPlay: RequestPlay): PlayQueue {
  const listeners = new Set<() => void>();
  let states: PlayStates = {};
  let waiting: string[] = [];
  let running: { readonly controller: AbortController; readonly done: Promise<void> } | null = null;

  function setStates(next: PlayStates): void {
    states = next;
    for (const listener of listeners) listener();
  }

  async function runAll(signal: AbortSignal): Promise<void> {
    const requestInTurn = async () => {
      for (let network = waiting.shift(); network !== undefined; network = waiting.shift()) {
        const isStopped = await play(network, signal);
        if (isStopped || signal.aborted) return;
      }
    };
    await Promise.all(Array.from({ length: maxRequested }, requestInTurn));
  }

  /** A play that waits on the server while another one runs is queued. The server is not busy with other work. */
  function describeProgress(network: string, progress: Progress): PlayState {
    const isPlayingOther = Object.entries(states).some(
      ([other, state]) =>
        other !== network && state.status === 'playing' && state.progress?.stage === 'playing',
    );
    return progress.stage === 'waiting' && isPlayingOther
      ? { status: 'queued' }
      : { status: 'playing', progress, note: null };
  }

  /** Resolves to whether all other plays would fail too. */
  async function play(network: string, signal: AbortSignal): Promise<boolean> {
    const show = (state: PlayState) => {
      if (!signal.aborted) setStates({ ...states, [network]: state });
    };
    const answer = await retryWhileBusy({
      send: () => {
        show({ status: 'playing', progress: null, note: null });
        const onProgress = (progress: Progress) => show(describeProgress(network, progress));
        return requestPlay(network, { signal, onProgress });
      },
      onBusy: () => show({ status: 'playing', progress: null, note: messages.backend.waiting }),
      signal,
    });
    if ('data' in answer) {
      show({ status: 'played', verdict: answer.data });
      return false;
    }
    const { status } = answer.error;
    const text = describeFailure(answer.error);
    show({ status: 'failed', message: text });
    // The file is gone, or the server has no browser.
    const isStopped = status === 410 || status === 501;
    if (isStopped && !signal.aborted) {
      const others = waiting.map((other) => [other, { status: 'failed', message: text }] as const);
      waiting = [];
      setStates({ ...states, ...Object.fromEntries(others) });
    }
    return isStopped;
  }

  return {
    getStates: () => states,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run(networks) {
      const added = networks.filter((network) => !isUnderWay(states[network]));
      waiting.push(...added);
      setStates({ ...states, ...Object.fromEntries(added.map((id) => [id, { status: 'queued' }] as const)) });
      if (running === null) {
        const controller = new AbortController();
        const done = runAll(controller.signal).finally(() => {
          if (running?.controller === controller) running = null;
        });
        running = { controller, done };
      }
      return running?.done ?? Promise.resolve();
    },
    cancel() {
      const canceled = Object.keys(states).filter((network) => isUnderWay(states[network]));
      waiting = [];
      running?.controller.abort();
      running = null;
      setStates({
        ...states,
        ...Object.fromEntries(canceled.map((id) => [id, { status: 'canceled' }] as const)),
      });
    },
  };
}

/** Whether a play waits or runs. */
export function isUnderWay(state: PlayState | undefined): boolean {
  return state?.status === 'queued' || state?.status === 'playing';
}
