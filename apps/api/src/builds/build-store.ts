import type { ApiError } from '@spinreel/api-contract/schemas/envelope';
import type { Progress } from '@spinreel/api-contract/progress';
import type { Database } from '../storage/database.ts';
import type { Transact } from '../storage/sqlite/group-transactions.ts';
import type { BuildContentRow, BuildRow } from '../storage/build-tables.ts';
import type { ArtifactRow } from '../storage/tables.ts';
import { insertArtifact } from '../exports/create-artifact.ts';

/** A build with its file. */
export interface StoredBuild {
  readonly build: BuildRow;
  /** Null until the build is ready. */
  readonly artifact: ArtifactRow | null;
}

/** What a build looks like without its file. */
export type BuildLine = Pick<BuildRow, 'id' | 'network' | 'state' | 'progress'>;

/** The ledger: every build and its state. All processes of a deployment share it. */
export interface BuildStore {
  /** Adds builds of one content, except those that wait or run already. Returns the ids of all, in the same order. */
  add(content: BuildContentRow, builds: readonly BuildRow[]): Promise<string[]>;
  /** Returns how many builds of a session wait or run. */
  countUnfinished(sessionId: string): Promise<number>;
  /** Returns how many builds of all sessions wait and run. */
  countByState(): Promise<{ waiting: number; running: number }>;
  /** Lists the newest build of an ad for each network, in the order of their requests. */
  listNewest(adId: string): Promise<BuildLine[]>;
  /** Returns these builds of an ad, in the order of their requests. */
  load(adId: string, ids: readonly string[]): Promise<StoredBuild[]>;
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
  fail(id: string, runner: string, error: ApiError): Promise<void>;
  /** Cancels these builds of an ad if they wait or run. */
  cancel(adId: string, ids: readonly string[]): Promise<void>;
  /** Returns the builds that run, with the process that runs each. */
  listRunning(): Promise<Pick<BuildRow, 'id' | 'runner' | 'attempts'>[]>;
  /** Lets builds that this runner runs wait again. */
  release(ids: readonly string[], runner: string): Promise<void>;
}

/** Creates the store of builds in a database. */
export function createBuildStore(database: Database, transact: Transact): BuildStore {
  const running = (id: string, runner: string) =>
    database
      .updateTable('build')
      .where('id', '=', id)
      .where('runner', '=', runner)
      .where('state', '=', 'running');

  return {
    add: (content, builds) => transact((db) => addBuilds(db, content, builds)),
    async countUnfinished(sessionId) {
      const { count } = await database
        .selectFrom('build')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('session_id', '=', sessionId)
        .where('state', 'in', unfinished)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async countByState() {
      const rows = await database
        .selectFrom('build')
        .select((row) => ['state', row.fn.countAll<number | string>().as('count')])
        .where('state', 'in', unfinished)
        .groupBy('state')
        .execute();
      const count = (wanted: string) => Number(rows.find(({ state }) => state === wanted)?.count ?? 0);
      return { waiting: count('waiting'), running: count('running') };
    },
    async listNewest(adId) {
      const rows = await database
        .selectFrom('build')
        .select(['id', 'network', 'state', 'progress'])
        .where('ad_id', '=', adId)
        .orderBy('requested_at')
        .execute();
      const newest = new Map(rows.map((row) => [row.network, row.id]));
      return rows.filter(({ id, network }) => newest.get(network) === id);
    },
    async load(adId, ids) {
      if (ids.length === 0) return [];
      const rows = await database
        .selectFrom('build')
        .selectAll()
        .where('ad_id', '=', adId)
        .where('id', 'in', ids)
        .orderBy('requested_at')
        .execute();
      const artifacts = await database.selectFrom('artifact').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(artifacts.map((row) => [row.id, row]));
      return rows.map((build) => ({ build, artifact: byId.get(build.id) ?? null }));
    },
    async loadContents(sha256s) {
      if (sha256s.length === 0) return [];
      return await database.selectFrom('build_content').selectAll().where('sha256', 'in', sha256s).execute();
    },
    start: (runner) => startNext(database, runner),
    async setProgress(id, runner, progress) {
      await running(id, runner)
        .set({ progress: JSON.stringify(progress) })
        .execute();
    },
    finish: (runner, artifact) =>
      transact(async (db) => {
        const updated = await db
          .updateTable('build')
          .set({ state: 'ready', runner: null, progress: null, expires_at: artifact.expires_at })
          .where('id', '=', artifact.id)
          .where('runner', '=', runner)
          .where('state', '=', 'running')
          .returning('id')
          .executeTakeFirst();
        if (updated !== undefined) await insertArtifact(db, artifact);
      }),
    async fail(id, runner, error) {
      await running(id, runner)
        .set({ state: 'failed', runner: null, progress: null, error: JSON.stringify(error) })
        .execute();
    },
    async cancel(adId, ids) {
      if (ids.length === 0) return;
      await database
        .updateTable('build')
        .set({ state: 'canceled', runner: null, progress: null })
        .where('ad_id', '=', adId)
        .where('id', 'in', ids)
        .where('state', 'in', unfinished)
        .execute();
    },
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
        .set({ state: 'waiting', runner: null, progress: null })
        .where('id', 'in', ids)
        .where('runner', '=', runner)
        .where('state', '=', 'running')
        .execute();
    },
  };
}

const unfinished = ['waiting', 'running'] as const;

async function addBuilds(
  db: Database,
  content: BuildContentRow,
  builds: readonly BuildRow[],
): Promise<string[]> {
  await db
    .insertInto('build_content')
    .values(content)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
  const ids: string[] = [];
  for (const build of builds) {
    const known = await db
      .selectFrom('build')
      .select('id')
      .where('ad_id', '=', build.ad_id)
      .where('network', '=', build.network)
      .where('content', '=', build.content)
      .where('state', 'in', unfinished)
      .executeTakeFirst();
    if (known === undefined) await db.insertInto('build').values(build).execute();
    ids.push(known?.id ?? build.id);
  }
  return ids;
}

async function startNext(database: Database, runner: string): Promise<BuildRow | null> {
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
    .set((row) => ({ state: 'running', runner, attempts: row('attempts', '+', 1) }))
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  // Another process was faster.
  return started ?? (await startNext(database, runner));
}
