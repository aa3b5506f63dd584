import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePlaces, openStoresAt } from '../../test/database-places.ts';
import { type PostgresServer, startPostgres } from '../../test/outside-services/start-postgres.ts';
import { groupTransactions } from '../storage/sqlite/group-transactions.ts';
import type { BuildRow } from '../storage/build-tables.ts';
import type { ArtifactRow } from '../storage/tables.ts';
import { formatFileKey, type NewBuilds } from './add-builds.ts';
import { createBuildStore } from './build-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

const content = { sha256: 'content-1', doc: '{}' };

describe.each(databasePlaces(() => server))('%s', (_name, place) => {
  it('starts each build once, in the order of the requests, for concurrent runners', async () => {
    const { builds, add } = await open();
    const ids = await add(['a', 'b', 'c', 'd'].map((network) => row({ network })));
    const started = await Promise.all(['one', 'two', 'three'].map((runner) => builds.start(runner)));
    expect(started.map((build) => build?.id ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(
      ids.slice(0, 3),
    );
    expect(started.map((build) => build?.attempts)).toEqual([1, 1, 1]);
    expect((await builds.start('one'))?.id).toBe(ids[3]);
    expect(await builds.start('two')).toBeNull();
  });

  it('takes turns between sessions', async () => {
    const { builds, add } = await open();
    await add(['a', 'b', 'c'].map((network) => row({ network, session_id: 'many' })));
    await add([row({ network: 'd', session_id: 'one', ad_id: 'ad-2' })]);
    expect([await builds.start('r'), await builds.start('r')].map((build) => build?.session_id)).toEqual([
      'many',
      'one',
    ]);
    expect(await builds.countUnfinished('many')).toBe(3);
    expect(await builds.countByState()).toEqual({ waiting: 2, running: 2 });
  });

  it('joins builds of the same content that are unfinished, and repeats those that have ended', async () => {
    const { builds, add } = await open();
    const [first] = await add([row({ network: 'meta' })]);
    const joined = await add([row({ network: 'meta' }), row({ network: 'google' })]);
    expect(joined[0]).toBe(first);
    await builds.cancel({ adId: 'ad-1', ids: [first ?? ''] });
    expect((await add([row({ network: 'meta' })]))[0]).not.toBe(first);
    expect((await builds.listNewest('ad-1')).map(({ network, state }) => [network, state])).toEqual([
      ['google', 'waiting'],
      ['meta', 'waiting'],
    ]);
  });

  it('ignores the result of a runner that no longer runs the build', async () => {
    const { builds, add, database } = await open();
    const [id = ''] = await add([row({ network: 'meta' })]);
    await builds.start('lost');
    await builds.release([id], 'lost');
    await builds.start('next');
    await builds.setProgress(id, 'lost', { stage: 'packing', percent: 95 });
    await builds.fail(id, 'lost', { code: 'unexpected', message: 'too late' });
    await builds.finish('lost', artifact(id));
    expect(await builds.load('ad-1', [id])).toMatchObject([
      { build: { state: 'running', attempts: 2, progress: null, error: null }, artifact: null },
    ]);
    await builds.finish('next', artifact(id));
    await builds.finish('next', artifact(id));
    expect(await builds.load('ad-1', [id])).toMatchObject([
      { build: { state: 'ready', runner: null }, artifact: { sha256: 'file' } },
    ]);
    expect(await database.selectFrom('artifact').selectAll().execute()).toHaveLength(1);
  });

  it('cancels only builds of the ad that are unfinished', async () => {
    const { builds, add } = await open();
    const [ready = '', waiting = ''] = await add([row({ network: 'meta' }), row({ network: 'google' })]);
    await builds.start('r');
    await builds.finish('r', artifact(ready));
    await builds.cancel({ adId: 'ad-2', ids: [waiting] });
    expect((await builds.load('ad-1', [waiting]))[0]?.build.state).toBe('waiting');
    await builds.cancel({ adId: 'ad-1', ids: [ready, waiting] });
    const states = (await builds.load('ad-1', [ready, waiting])).map(({ build }) => build.state);
    expect(states).toEqual(['ready', 'canceled']);
  });

  it('keeps one build for each variant, language and network', async () => {
    const { builds, add } = await open();
    const german = row({ variant_id: 'one', language: 'de' });
    await add([row({ variant_id: 'one' }), german, row({ variant_id: 'one', language: 'de' }), row({})]);
    const newer = row({ variant_id: 'one', language: 'de', content: 'content-2' });
    await add([newer], { contents: [{ sha256: 'content-2', doc: '{}' }] });
    expect((await builds.listNewest('ad-1')).map(({ id }) => id)).toEqual(expect.arrayContaining([newer.id]));
    expect((await builds.listNewest('ad-1')).map(({ variant_id: id, language }) => [id, language])).toEqual([
      ['one', 'en'],
      [null, 'en'],
      ['one', 'de'],
    ]);
  });

  it('returns a finished build in place of a new one', async () => {
    const { builds, add } = await open();
    const [ready = ''] = await add([row({})]);
    await builds.start('r');
    await builds.finish('r', artifact(ready));
    const wanted = row({});
    const finishedIds = new Map([[formatFileKey(wanted), ready]]);
    expect(await add([wanted, row({ network: 'google' })], { finishedIds })).toEqual([
      ready,
      expect.not.stringMatching(ready),
    ]);
    expect(await builds.listNewest('ad-1')).toHaveLength(2);
  });

  it('adds none if too many of the session would be unfinished', async () => {
    const { builds, add } = await open();
    await add([row({ network: 'a' })]);
    const more = ['b', 'c'].map((network) => row({ network }));
    expect(
      await builds.add({
        ...{ contents: [content], builds: more, finishedIds: new Map(), maxUnfinished: 2 },
      }),
    ).toBeNull();
    expect(await builds.countUnfinished('session')).toBe(1);
    expect(await add(more, { maxUnfinished: 3 })).toHaveLength(2);
  });

  it('pauses what waits, starts none of it, and resumes it', async () => {
    const { builds, add } = await open();
    const [running = '', waiting = '', other = ''] = await add([
      row({ network: 'a' }),
      row({ network: 'b' }),
      row({ network: 'c', session_id: 'other' }),
    ]);
    await builds.start('r');
    const mine = { adId: 'ad-1', startedBy: 'session' };
    expect(await builds.pause(mine)).toEqual([waiting]);
    expect(await builds.pause({ adId: 'ad-1', ids: [running, waiting, other] })).toEqual([other]);
    expect(await builds.start('r')).toBeNull();
    expect(await builds.countUnfinished('session')).toBe(2);
    expect(await builds.resume(mine)).toEqual([waiting]);
    expect((await builds.start('r'))?.id).toBe(waiting);
    // A request for a paused build resumes it.
    expect(await add([row({ network: 'c', session_id: 'other' })])).toEqual([other]);
    expect((await builds.start('r'))?.id).toBe(other);
    await builds.pause(mine);
    expect((await builds.cancel(mine)).toSorted()).toEqual([running, waiting].toSorted());
  });

  it('lists what has changed since a time', async () => {
    const { builds, add, clock } = await open();
    const [first = '', second = ''] = await add([row({ network: 'a' }), row({ network: 'b' })]);
    clock.nowMs += 1000;
    await builds.start('r');
    const since = new Date(clock.nowMs).toISOString();
    expect((await builds.listChanged('ad-1', since)).map(({ id }) => id)).toEqual([first]);
    clock.nowMs += 1000;
    await builds.setProgress(first, 'r', { stage: 'packing', percent: 95 });
    await builds.pause({ adId: 'ad-1', ids: [second] });
    const later = new Date(clock.nowMs).toISOString();
    expect((await builds.listChanged('ad-1', later)).map(({ id, state }) => [id, state])).toEqual([
      [first, 'running'],
      [second, 'paused'],
    ]);
    expect(await builds.listChanged('ad-2', since)).toEqual([]);
  });

  it('adds and lists thousands of builds', async () => {
    const { builds, add } = await open();
    const rows = Array.from({ length: 3000 }, (_, index) => row({ variant_id: `v-${index}` }));
    const ids = await add(rows, { maxUnfinished: 3000 });
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(await builds.listNewest('ad-1')).toHaveLength(3000);
    expect((await builds.load('ad-1', ids)).map(({ build }) => build.id)).toEqual(ids);
    expect(await builds.cancel({ adId: 'ad-1', ids })).toHaveLength(3000);
  });

  async function open() {
    const { database, clock } = await openStoresAt(place);
    const builds = createBuildStore({
      ...{ database, transact: groupTransactions(database) },
      now: () => clock.nowMs,
    });
    const add = async (rows: readonly BuildRow[], options: Partial<NewBuilds> = {}): Promise<string[]> =>
      (await builds.add({
        ...{ contents: [content], builds: rows, finishedIds: new Map(), maxUnfinished: 100, ...options },
      })) ?? [];
    return { database, clock, builds, add };
  }
});

let count = 0;

function row(values: Partial<BuildRow>): BuildRow {
  count += 1;
  return {
    id: `build-${String(count).padStart(4, '0')}`,
    ad_id: 'ad-1',
    session_id: 'session',
    network: 'meta',
    variant_id: null,
    variant_name: null,
    language: 'en',
    variant_slug: null,
    content: content.sha256,
    ad_version: null,
    state: 'waiting',
    runner: null,
    attempts: 0,
    progress: null,
    error: null,
    requested_at: new Date(Date.UTC(2026, 0, 1) + count).toISOString(),
    changed_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2030-01-01T00:00:00.000Z',
    ...values,
  };
}

function artifact(id: string): ArtifactRow {
  return {
    id,
    ad_id: 'ad-1',
    network: 'meta',
    sha256: 'file',
    mime_type: 'application/zip',
    file_name: 'ad.zip',
    size_bytes: 1,
    generated_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2030-01-01T00:00:00.000Z',
    session_id: 'session',
    ad_version: null,
    verdict: null,
    report: null,
    parts: null,
    details: null,
  };
}
