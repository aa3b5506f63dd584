import type { ApiError } from '@spinreel/api-contract/schemas/envelope';
import type { Progress } from '@spinreel/api-contract/progress';
import type { Database, ArtifactRow } from '../storage/tables.ts';
import type { Transact } from '../storage/sqlite/group-transactions.ts';
import type { BuildContentRow, BuildRow } from '../storage/build-tables.ts';
import { insertArtifact } from '../exports/artifact-rows.ts';
import { chunk } from '../storage/chunk.ts';
import type { StoredFile } from '../storage/files/stored-file.ts';
import {
  addBuilds,
  countUnfinished,
  type FileKey,
  formatFileKey,
  type NewBuilds,
  unfinished,
} from './add-builds.ts';
import { loadBuilds, loadBuiltFiles, loadedTogether, type StoredBuild } from './load-builds.ts';

/** What a build looks like without its file. */
export type BuildLine = FileKey &
  Pick<BuildRow, 'id' | 'state' | 'progress' | 'content' | 'requested_at' | 'changed_at' | 'expires_at'>;

/** Builds of an ad: those with these ids, or all that a session has started. */
export type BuildChoice = { readonly adId: string } & (
  | { readonly ids: readonly string[] }
  | { readonly startedBy: string }
);

/** The ledger: every build and its state. All processes of a deployment share it. */
export interface BuildStore {
  /**
   * Adds builds, except those that are finished or unfinished already. Those that are paused wait again. Returns the ids of
   * all, in the same order; null, and adds none, if too many would be unfinished.
   */
  add(added: NewBuilds): Promise<string[] | null>;
  /** Returns how many builds of a session are unfinished. */
  countUnfinished(sessionId: string): Promise<number>;
  /** Returns how many builds of all sessions wait and run. */
  countByState(): Promise<{ waiting: number; running: number }>;
  /** Lists the newest build of each file of an ad, in the order of their requests. */
  listNewest(adId: string): Promise<BuildLine[]>;
  /** Lists the builds of an ad that have changed at this time or later, in the order of their requests. */
  listChanged(adId: string, since: string): Promise<BuildLine[]>;
  /** Returns these builds of an ad, in the order of their requests. */
  load(adId: string, ids: readonly string[]): Promise<StoredBuild[]>;
  /** Returns how the files of these builds are stored. */
  loadFiles(ids: readonly string[]): Promise<(StoredFile & { readonly id: string })[]>;
  /** Returns the contents of builds. */
  loadContents(sha256s: readonly string[]): Promise<BuildContentRow[]>;
  /**
   * Starts the next waiting build for a runner: the first of the session that has the fewest running ones. Returns null if
   * none waits.
   */
  start(runner: string): Promise<BuildRow | null>;
  setProgress(id: string, runner: string, progress: Progress): Promise<void>;
  /** Stores the file of a build. Does nothing unless the runner still runs the build. */
  finish(runner: string, artifact: ArtifactRow): Promise<void>;
  /** Stores why a build has failed. Does nothing unless the runner still runs the build. */
  fail(id: string, runner: string, error: ApiError): Promise<void>;
  /** Cancels those of the builds that are unfinished, and returns their ids. */
  cancel(choice: BuildChoice): Promise<string[]>;
  /** Pauses those of the builds that wait, and returns their ids. */
  pause(choice: BuildChoice): Promise<string[]>;
  /** Lets those of the builds wait that are paused, and returns their ids. */
  resume(choice: BuildChoice): Promise<string[]>;
  listRunning(): Promise<Pick<BuildRow, 'id' | 'runner' | 'attempts'>[]>;
  /** Lets builds that this runner runs wait again. */
  release(ids: readonly string[], runner: string): Promise<void>;
}

/** Creates the store of builds in a database. `now` is the clock in milliseconds. */
export function createBuildStore(options: {
  database: Database;
  transact: Transact;
  now: () => number;
}): BuildStore {
  const { database, transact, now } = options;
  const readTime = (): string => new Date(now()).toISOString();
  const running = (id: string, runner: string) =>
    database
      .updateTable('build')
      .where('id', '=', id)
      .where('runner', '=', runner)
      .where('state', '=', 'running');

  /** Changes the state of chosen builds, and returns the ids of those that were in one of the other states. */
  async function change(
    choice: BuildChoice,
    { from, to }: { from: readonly BuildRow['state'][]; to: BuildRow['state'] },
  ): Promise<string[]> {
    const rows = await database
      .updateTable('build')
      .set({ state: to, runner: null, progress: null, changed_at: readTime() })
      .where('ad_id', '=', choice.adId)
      .where('state', 'in', from)
      .where((is) =>
        'ids' in choice ? is('id', 'in', [...choice.ids]) : is('session_id', '=', choice.startedBy),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  return {
    add: (added) => transact((db) => addBuilds(db, added)),
    countUnfinished: (sessionId) => countUnfinished(database, sessionId),
    async countByState() {
      const rows = await database
        .selectFrom('build')
        .select((row) => ['state', row.fn.countAll<number | string>().as('count')])
        .where('state', 'in', ['waiting', 'running'])
        .groupBy('state')
        .execute();
      const count = (wanted: string) => Number(rows.find(({ state }) => state === wanted)?.count ?? 0);
      return { waiting: count('waiting'), running: count('running') };
    },
    async listNewest(adId) {
      const rows = await selectLines(database, adId).orderBy('requested_at').execute();
      const newest = new Map(rows.map((row) => [formatFileKey(row), row.id]));
      return rows.filter((row) => newest.get(formatFileKey(row)) === row.id);
    },
    listChanged: (adId, since) =>
      selectLines(database, adId).where('changed_at', '>=', since).orderBy('requested_at').execute(),
    load: (adId, ids) => loadBuilds(database, { adId, ids }),
    loadFiles: (ids) => loadBuiltFiles(database, ids),
    async loadContents(sha256s) {
      const rows = chunk(sha256s, loadedTogether).map((some) =>
        database.selectFrom('build_content').selectAll().where('sha256', 'in', some).execute(),
      );
      return (await Promise.all(rows)).flat();
    },
    start: (runner) => startNext(database, { runner, changedAt: readTime() }),
    async setProgress(id, runner, progress) {
      await running(id, runner)
        .set({ progress: JSON.stringify(progress), changed_at: readTime() })
        .execute();
    },
    finish: (runner, artifact) =>
      transact(async (db) => {
        const updated = await db
          .updateTable('build')
          .set({
            ...{ state: 'ready', runner: null, progress: null },
            ...{ expires_at: artifact.expires_at, changed_at: readTime() },
          })
          .where('id', '=', artifact.id)
          .where('runner', '=', runner)
          .where('state', '=', 'running')
          .returning('id')
          .executeTakeFirst();
        if (updated !== undefined) await insertArtifact(db, artifact);
      }),
    async fail(id, runner, error) {
      await running(id, runner)
        .set({
          ...{ state: 'failed', runner: null, progress: null },
          ...{ error: JSON.stringify(error), changed_at: readTime() },
        })
        .execute();
    },
    cancel: (choice) => change(choice, { from: unfinished, to: 'canceled' }),
    pause: (choice) => change(choice, { from: ['waiting'], to: 'paused' }),
    resume: (choice) => change(choice, { from: ['paused'], to: 'waiting' }),
    listRunning: () =>
      database
        .selectFrom('build')
        .select(['id', 'runner', 'attempts'])
        .where('state', '=', 'running')
        .execute(),
    async release(ids, runner) {
      if (ids.length === 0) return;
      await database
        .updateTable('build')
        .set({ state: 'waiting', runner: null, progress: null, changed_at: readTime() })
        .where('id', 'in', ids)
        .where('runner', '=', runner)
        .where('state', '=', 'running')
        .execute();
    },
  };
}

function selectLines(database: Database, adId: string) {
  return database
    .selectFrom('build')
    .select(['id', 'variant_id', 'language', 'network', 'state', 'progress', 'content'])
    .select(['requested_at', 'changed_at', 'expires_at'])
    .where('ad_id', '=', adId);
}

async function startNext(
  database: Database,
  starting: { runner: string; changedAt: string },
): Promise<BuildRow | null> {
  const { runner, changedAt } = starting;
  const next = await database
    .with('busy', (db) =>
      db
        .selectFrom('build')
        .select((row) => ['session_id', row.fn.countAll<number>().as('count')])
        .where('state', '=', 'running')
        .groupBy('session_id'),
    )
    .selectFrom('build')
    .leftJoin('busy', 'busy.session_id', 'build.session_id')
    .select('build.id')
    .where('build.state', '=', 'waiting')
    .orderBy((row) => row.fn.coalesce('busy.count', row.val(0)))
    .orderBy('build.requested_at')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return null;
  const started = await database
    .updateTable('build')
    .set((row) => ({ state: 'running', runner, attempts: row('attempts', '+', 1), changed_at: changedAt }))
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  // Another process was faster.
  return started ?? (await startNext(database, starting));
}
