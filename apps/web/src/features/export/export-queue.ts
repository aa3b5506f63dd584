import type { ExportResult } from '@spinreel/api-contract/exports';
import type { Progress } from '@spinreel/api-contract/progress';
import { messages } from '@spinreel/config-schema/messages/messages';
import { asFailure } from '../../api-client/calls/api-failure.ts';
import { followProgress } from '../../api-client/progress/follow-progress.ts';
import { retryWhileBusy } from '../../api-client/calls/retry-while-busy.ts';
import { generateId } from '../../lib/generate-id.ts';

/**
 * How many exports run at a time. Each uses two connections, for its file and for its progress, and browsers open at most
 * six to one server.
 */
const maxRunning = 2;

/** The state of one network's export. */
export type QueuedExport =
  | { readonly status: 'queued' }
  /** `progress` is null until the server reports it. `note` explains a delay. */
  | { readonly status: 'exporting'; readonly progress: Progress | null; readonly note: string | null }
  | { readonly status: 'canceled' }
  | { readonly status: 'failed'; readonly message: string }
  /** `ad` is the exported ad as text, to detect later changes. */
  | { readonly status: 'ready'; readonly result: ExportResult; readonly ad: string };

/** The exports by network id. A network that was not exported has no entry. */
export type QueuedExports = Readonly<Record<string, QueuedExport>>;

/** One export to run. */
export interface ExportTask {
  /** The network's id. */
  readonly network: string;
  /** The ad as text. */
  readonly ad: string;
  /** Requests the file. The server reports the progress of the request under this id. `abort` cancels the request. */
  readonly send: (
    progressId: string,
  ) => PromiseLike<{ data?: ExportResult | undefined; error?: unknown }> & { abort: () => void };
  /** Shown if the server gives no reason for a failure. */
  readonly failureText: string;
}

/** Runs the exports of an ad, a few at a time. Each succeeds, fails and is canceled independently of the others. */
export interface ExportQueue {
  /** Returns the same object until a state changes. */
  getStates(): QueuedExports;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Resolves with the finished file, or with null if it failed, was canceled, or is being exported already. */
  run(task: ExportTask): Promise<ExportResult | null>;
  /** Cancels the exports of these networks that wait or run. */
  cancel(networks: readonly string[]): void;
  /** Clears the result of a network. */
  clear(network: string): void;
}

/** Creates an empty queue. Requests are repeated while the server is busy. */
export function createExportQueue(): ExportQueue {
  const takeTurn = createTurns(maxRunning);
  const controllers = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let states: QueuedExports = {};

  function setStates(next: QueuedExports): void {
    states = next;
    for (const listener of listeners) listener();
  }

  async function exportNow(task: ExportTask, signal: AbortSignal): Promise<ExportResult | null> {
    const { network, ad, failureText } = task;
    const show = (state: QueuedExport) => {
      if (!signal.aborted) setStates({ ...states, [network]: state });
    };
    const attempt: { unsubscribe?: () => void } = {};
    const answer = await retryWhileBusy({
      send: () => {
        // Each attempt needs its own id, because the stream ends with the attempt.
        const progressId = generateId();
        show({ status: 'exporting', progress: null, note: null });
        attempt.unsubscribe?.();
        attempt.unsubscribe = followProgress(progressId, (progress) =>
          show({ status: 'exporting', progress, note: null }),
        );
        const request = task.send(progressId);
        signal.addEventListener('abort', () => request.abort());
        return request;
      },
      failureIn: ({ data, error }) => (data === undefined ? asFailure(error) : null),
      onBusy: () => show({ status: 'exporting', progress: null, note: messages.backend.waiting }),
      signal,
    });
    attempt.unsubscribe?.();
    if (answer.data === undefined) {
      show({ status: 'failed', message: asFailure(answer.error).message?.trim() || failureText });
      return null;
    }
    show({ status: 'ready', result: answer.data, ad });
    return signal.aborted ? null : answer.data;
  }

  return {
    getStates: () => states,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async run(task) {
      const { network } = task;
      if (controllers.has(network)) return null;
      const controller = new AbortController();
      controllers.set(network, controller);
      setStates({ ...states, [network]: { status: 'queued' } });
      const { signal } = controller;
      try {
        return await takeTurn(async () => (signal.aborted ? null : exportNow(task, signal)));
      } finally {
        if (controllers.get(network) === controller) controllers.delete(network);
      }
    },
    cancel(networks) {
      const canceled = networks.filter((network) => controllers.has(network));
      const entries = canceled.map((network) => [network, { status: 'canceled' }] as const);
      setStates({ ...states, ...Object.fromEntries(entries) });
      for (const network of canceled) {
        controllers.get(network)?.abort();
        controllers.delete(network);
      }
    },
    clear(network) {
      const { [network]: _cleared, ...others } = states;
      setStates(others);
    },
  };
}

/** Creates a function that runs work once it is its turn: at most `max` at a time, in the order of the calls. */
function createTurns(max: number) {
  const waiting: (() => void)[] = [];
  let runningCount = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (runningCount < max) runningCount += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over this turn.
      if (next === undefined) runningCount -= 1;
      else next();
    }
  };
}
