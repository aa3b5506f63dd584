import { setTimeout as delay } from 'node:timers/promises';
import { buildLimits } from '@spinreel/config-schema/limits/limits';
import type { ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import { findNetwork } from '@spinreel/exporters/networks/index';
import { ApiProblem, toApiError, toApiProblem } from '../errors/api-problem.ts';
import { type ArtifactRequest, createArtifact } from '../exports/create-artifact.ts';
import type { ExportContext } from '../exports/export-context.ts';
import type { BuildRow } from '../storage/build-tables.ts';
import type { ArtifactRow } from '../storage/tables.ts';
import type { BuildStore } from './build-store.ts';
import type { Runners } from './runners.ts';
import type { Progress } from '@spinreel/api-contract/progress';
import { createWorkProgress, type WorkProgress } from '../progress/work-progress.ts';

/** Runs the builds of the ledger. */
export interface BuildRunner {
  /** Continues the builds that processes left unfinished, and looks for waiting ones from now on. */
  start(): void;
  /** Looks for waiting builds now. */
  wake(): void;
  /** Ends the work on builds that were canceled. */
  stopCanceled(): Promise<void>;
  /** Stops all builds, which continue in another process or after the next start. */
  close(): Promise<void>;
}

/** How often a process looks for builds that other processes have added, canceled or lost, in milliseconds. */
const lookMs = 1000;

/**
 * Creates the runner of this process. It runs at most `places` builds at a time. Their media are encoded by jobs, which wait
 * for their turn among all other jobs. `onProblem` receives errors that are no build's own.
 */
export function createBuildRunner(
  context: ExportContext & { readonly builds: BuildStore },
  options: { runners: Runners; places: number; onProblem: (error: unknown) => void },
): BuildRunner {
  const { builds } = context;
  const { runners, places, onProblem } = options;
  const running = new Map<string, { controller: AbortController; ending: Promise<void> }>();
  let starting: Promise<void> | null = null;
  let looking: NodeJS.Timeout | null = null;
  let isWoken = false;
  const closing = new AbortController();

  function wake(): void {
    isWoken = true;
    starting ??= fill()
      .catch((error: unknown) => {
        onProblem(error);
        setTimeout(wake, retryMs).unref();
      })
      .finally(() => {
        starting = null;
      });
  }

  async function fill(): Promise<void> {
    while (isWoken) {
      isWoken = false;
      while (running.size < places && !closing.signal.aborted) {
        const row = await builds.start(runners.own);
        if (row === null) break;
        const controller = new AbortController();
        const signal = AbortSignal.any([controller.signal, closing.signal]);
        const ending = run(row, signal)
          .catch(onProblem)
          .finally(() => {
            running.delete(row.id);
            wake();
          });
        running.set(row.id, { controller, ending });
      }
    }
  }

  async function run(row: BuildRow, signal: AbortSignal): Promise<void> {
    const progress = recordProgress((newest) => builds.setProgress(row.id, runners.own, newest));
    try {
      const artifact = await persist(() => createFile(row, { progress, signal }), { signal });
      await persist(() => builds.finish(runners.own, artifact), { signal, alsoOnFullDisk: true });
    } catch (error) {
      // The reason to stop is that it was canceled, or that the server is closing.
      if (signal.aborted) return;
      const problem = toApiProblem(error);
      if (problem.code === 'unexpected') onProblem(error);
      await persist(() => builds.fail(row.id, runners.own, toApiError(problem)), {
        signal,
        alsoOnFullDisk: true,
      });
    } finally {
      progress.end();
    }
  }

  async function createFile(
    row: BuildRow,
    work: Pick<ArtifactRequest, 'progress' | 'signal'>,
  ): Promise<ArtifactRow> {
    if (row.attempts > buildLimits.maxAttempts) throw new Error('The server did not survive this build');
    const { id, ad_id: adId, session_id: sessionId } = row;
    const network = findNetwork(row.network);
    const [content] = await builds.loadContents([row.content]);
    if (network === null || content === undefined) throw new ApiProblem('not-found');
    const config: unknown = JSON.parse(content.doc);
    return await createArtifact(context, {
      ...{ id, adId, sessionId, network, config },
      variant: {
        variantId: row.variant_id,
        variantName: row.variant_name,
        variantSlug: row.variant_slug,
        language: row.language,
      },
      adVersion: row.ad_version,
      ...work,
      answerWithinMs: Infinity,
    });
  }

  async function look(): Promise<void> {
    await runners.hold();
    await stopCanceled();
    await releaseLost();
    wake();
  }

  /** Lets builds wait again whose processes have died. */
  async function releaseLost(): Promise<void> {
    const rows = await builds.listRunning();
    const alive = await runners.findAlive(rows.flatMap(({ runner }) => runner ?? []));
    for (const { id, runner } of rows) {
      if (runner !== null && !alive.has(runner)) await builds.release([id], runner);
    }
  }

  async function stopCanceled(): Promise<void> {
    // A build that starts meanwhile may be missing in the answer.
    const known = [...running];
    if (known.length === 0) return;
    const own = (await builds.listRunning()).filter(({ runner }) => runner === runners.own);
    const wanted = new Set(own.map(({ id }) => id));
    for (const [id, { controller }] of known) {
      if (!wanted.has(id)) controller.abort(new Error('The build was canceled'));
    }
  }

  return {
    start() {
      look().catch(onProblem);
      // A process that shares the ledger with nobody knows of every change.
      if (!runners.areShared) return;
      looking = setInterval(() => void look().catch(onProblem), lookMs);
      looking.unref();
    },
    wake,
    stopCanceled,
    async close() {
      closing.abort(new Error('The server is closing'));
      if (looking !== null) clearInterval(looking);
      await starting;
      const ids = [...running.keys()];
      await Promise.all([...running.values()].map(({ ending }) => ending));
      await builds.release(ids, runners.own).catch(onProblem);
      await runners.leave().catch(onProblem);
    },
  };
}

/** How long to wait after a failure before the database is used again, in milliseconds. */
const retryMs = 1000;

/** Repeats work as long as it fails because the server is busy, or a store cannot be reached or is full. */
async function persist<Result>(
  work: () => Promise<Result>,
  options: { signal: AbortSignal; alsoOnFullDisk?: boolean },
): Promise<Result> {
  const { signal, alsoOnFullDisk = false } = options;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { code, retryAfterSeconds } = toApiProblem(error);
      const isTemporary = temporaryCodes.has(code) || (alsoOnFullDisk && code === 'disk-full');
      if (signal.aborted || !isTemporary) throw error;
      await delay(retryAfterSeconds === undefined ? retryMs : retryAfterSeconds * 1000, undefined, {
        signal,
      });
    }
  }
}

const temporaryCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['busy', 'unavailable', 'closing']);

/** How often progress is stored, in milliseconds. */
const recordMs = 700;

/**
 * Stores the newest progress now and then. A failure is ignored, because progress is not worth failing for. Nothing is stored
 * after `end`.
 */
function recordProgress(store: (progress: Progress) => Promise<void>): WorkProgress & { end: () => void } {
  let newest: Progress | null = null;
  let isStoring = false;
  const ended = new AbortController();

  async function storeNewest(): Promise<void> {
    isStoring = true;
    while (newest !== null && !ended.signal.aborted) {
      const progress = newest;
      newest = null;
      await store(progress);
      await delay(recordMs, undefined, { signal: ended.signal, ref: false });
    }
  }

  const progress = createWorkProgress((changed) => {
    newest = changed;
    if (isStoring) return;
    storeNewest()
      .catch(() => undefined)
      .finally(() => {
        isStoring = false;
      });
  });
  return { ...progress, end: () => ended.abort() };
}
