import type { Build } from '@spinreel/api-contract/builds';
import { ApiProblem } from '../errors/api-problem.ts';
import type { EventListener } from '../http/replies/create-event-stream.ts';
import { createStreamLimit } from '../http/stream-limit.ts';
import type { BuildLine, BuildStore } from './build-store.ts';
import { toBuild } from './to-build.ts';

/** Reports the builds of ads to those who watch them, whichever process runs the builds. */
export interface BuildWatch {
  /**
   * Reports the newest builds of an ad, then each one that changes. Returns an unsubscribe function, which may be called more
   * than once. Throws `too-many-requests`, or `closing`.
   */
  subscribe(ad: { adId: string; sessionId: string }, listener: EventListener<Build>): () => void;
  /** Ends all subscriptions and rejects new ones. */
  close(): void;
}

/** How often the ledger is read for each watched ad, in milliseconds. */
const lookMs = 400;

/** Creates a watch of the ledger. `onProblem` receives errors of the database, which end the subscription. */
export function createBuildWatch(builds: BuildStore, onProblem: (error: unknown) => void): BuildWatch {
  const streams = createStreamLimit();
  const ends = new Set<() => void>();
  let isClosed = false;

  /** Reports the builds that differ from those in `known`, which it updates. */
  async function report(
    adId: string,
    known: Map<string, string>,
    listener: EventListener<Build>,
  ): Promise<void> {
    const lines = await builds.listNewest(adId);
    const changed = lines.filter((line) => known.get(line.id) !== describe(line));
    for (const line of lines) known.set(line.id, describe(line));
    for (const build of await builds.load(
      adId,
      changed.map(({ id }) => id),
    ))
      listener.next(toBuild(build));
  }

  return {
    subscribe({ adId, sessionId }, listener) {
      if (isClosed) throw new ApiProblem('closing', { retryAfterSeconds: 10 });
      const release = streams.open(sessionId);
      const known = new Map<string, string>();
      let timer: NodeJS.Timeout | null = null;
      let hasEnded = false;
      const end = (): void => {
        hasEnded = true;
        if (timer !== null) clearTimeout(timer);
        ends.delete(endStream);
        release();
      };
      const endStream = (): void => {
        end();
        listener.end();
      };
      const look = (): void => {
        report(adId, known, {
          next: (build) => {
            if (!hasEnded) listener.next(build);
          },
          end: listener.end,
        }).then(
          () => {
            if (!hasEnded) timer = setTimeout(look, lookMs);
          },
          (error: unknown) => {
            if (hasEnded) return;
            onProblem(error);
            endStream();
          },
        );
      };
      ends.add(endStream);
      look();
      return end;
    },
    close() {
      isClosed = true;
      for (const end of ends) end();
    },
  };
}

function describe({ state, progress }: BuildLine): string {
  return `${state} ${progress}`;
}
