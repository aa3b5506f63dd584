import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePlaces, openStoresAt } from '../../test/database-places.ts';
import { type PostgresServer, startPostgres } from '../../test/outside-services/start-postgres.ts';
import { groupTransactions } from '../storage/sqlite/group-transactions.ts';
import type { BuildRow } from '../storage/build-tables.ts';
import type { ArtifactRow } from '../storage/tables.ts';
import { createBuildStore } from './build-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

const content = { sha256: 'content-1', doc: '{}' };

describe.each(databasePlaces(() => server))('%s', (_name, place) => {
  it('starts each build once, in the order of the requests, for concurrent runners', async () => {
    const { builds } = await open();
    const ids = await builds.add(
      content,
      ['a', 'b', 'c', 'd'].map((network) => row({ network })),
    );
    const started = await Promise.all(['one', 'two', 'three'].map((runner) => builds.start(runner)));
    expect(started.map((build) => build?.id ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(
      ids.slice(0, 3),
    );
    expect(started.map((build) => build?.attempts)).toEqual([1, 1, 1]);
    expect((await builds.start('one'))?.id).toBe(ids[3]);
    expect(await builds.start('two')).toBeNull();
  });

  it('takes turns between sessions', async () => {
    const { builds } = await open();
    await builds.add(
      content,
      ['a', 'b', 'c'].map((network) => row({ network, session_id: 'many' })),
    );
    await builds.add(content, [row({ network: 'd', session_id: 'one', ad_id: 'ad-2' })]);
    expect([await builds.start('r'), await builds.start('r')].map((build) => build?.session_id)).toEqual([
      'many',
      'one',
    ]);
    expect(await builds.countUnfinished('many')).toBe(3);
    expect(await builds.countByState()).toEqual({ waiting: 2, running: 2 });
  });

  it('joins builds of the same content that are unfinished, and repeats those that have ended', async () => {
    const { builds } = await open();
    const [first] = await builds.add(content, [row({ network: 'meta' })]);
    const joined = await builds.add(content, [row({ network: 'meta' }), row({ network: 'google' })]);
    expect(joined[0]).toBe(first);
    await builds.cancel('ad-1', [first ?? '']);
    expect((await builds.add(content, [row({ network: 'meta' })]))[0]).not.toBe(first);
    expect((await builds.listNewest('ad-1')).map(({ network, state }) => [network, state])).toEqual([
      ['google', 'waiting'],
      ['meta', 'waiting'],
    ]);
  });

  it('ignores the result of a runner that no longer runs the build', async () => {
    const { builds, database } = await open();
    const [id = ''] = await builds.add(content, [row({ network: 'meta' })]);
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
    const { builds } = await open();
    const [ready = '', waiting = ''] = await builds.add(content, [
      row({ network: 'meta' }),
      row({ network: 'google' }),
    ]);
    await builds.start('r');
    await builds.finish('r', artifact(ready));
    await builds.cancel('ad-2', [waiting]);
    expect((await builds.load('ad-1', [waiting]))[0]?.build.state).toBe('waiting');
    await builds.cancel('ad-1', [ready, waiting]);
    const states = (await builds.load('ad-1', [ready, waiting])).map(({ build }) => build.state);
    expect(states).toEqual(['ready', 'canceled']);
  });

  async function open() {
    const { database } = await openStoresAt(place);
    return { database, builds: createBuildStore(database, groupTransactions(database)) };
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
    content: content.sha256,
    state: 'waiting',
    runner: null,
    attempts: 0,
    progress: null,
    error: null,
    requested_at: new Date(Date.UTC(2026, 0, 1) + count).toISOString(),
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
  };
}
