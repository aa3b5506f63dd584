import type { Build } from '@spinreel/api-contract/builds';
import { ApiProblem } from '../errors/api-problem.ts';
import type { EventListener } from '../http/replies/create-event-stream.ts';
import { createStreamLimit } from '../http/stream-limit.ts';
import { chunk } from '../storage/chunk.ts';
import { formatFileKey } from './add-builds.ts';
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

  /** Reports the builds that have changed since the last call. */
  async function report(adId: string, seen: SeenBuilds, listener: EventListener<Build>): Promise<void> {
    const isComplete = seen.looks % looksPerCompleteRead === 0;
    const lines = isComplete
      ? await builds.listNewest(adId)
      : await builds.listChanged(adId, findSince(seen));
    seen.looks += 1;
    const changed = lines.filter((line) => see(seen, line));
    seen.quietLooks = changed.length === 0 ? seen.quietLooks + 1 : 0;
    for (const some of chunk(changed, reportedTogether)) {
      const ids = some.map(({ id }) => id);
      for (const build of await builds.load(adId, ids)) listener.next(toBuild(build));
    }
  }

  return {
    subscribe({ adId, sessionId }, listener) {
      if (isClosed) throw new ApiProblem('closing', { retryAfterSeconds: 10 });
      const release = streams.open(sessionId);
      const seen: SeenBuilds = { byFile: new Map(), changedAt: '', looks: 0, quietLooks: 0 };
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
        report(adId, seen, {
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

/** What a subscription knows of the builds of its ad. */
interface SeenBuilds {
  /** The newest build of each file, by `formatFileKey`. */
  readonly byFile: Map<string, { id: string; requestedAt: string; description: string }>;
  /** The time of the last change that was seen, in ISO 8601. */
  changedAt: string;
  looks: number;
  /** How often nothing new was found since the last change. */
  quietLooks: number;
}

/** Notes a build, and returns whether there is something new about it. Builds that newer ones have replaced are ignored. */
function see(seen: SeenBuilds, line: BuildLine): boolean {
  const known = seen.byFile.get(formatFileKey(line));
  const description = `${line.state} ${line.progress}`;
  if (line.changed_at > seen.changedAt) seen.changedAt = line.changed_at;
  if (known?.id === line.id && known.description === description) return false;
  if (known !== undefined && known.id !== line.id && known.requestedAt > line.requested_at) return false;
  seen.byFile.set(formatFileKey(line), { id: line.id, requestedAt: line.requested_at, description });
  return true;
}

/** Changes of other processes can become visible after later ones, and their clocks differ a little, in milliseconds. */
const overlapMs = 2000;

/** Rows that were changed before the clock of the server was set back are found by reading all builds now and then. */
const looksPerCompleteRead = 30;

/** Builds that are loaded at a time, so that the first of many are sent early. */
const reportedTogether = 200;

/** Returns from which time on changes are read. */
function findSince({ changedAt, quietLooks }: SeenBuilds): string {
  if (changedAt === '') return '';
  const isOver = quietLooks * lookMs > overlapMs;
  return new Date(Date.parse(changedAt) + (isOver ? 1 : -overlapMs)).toISOString();
}
