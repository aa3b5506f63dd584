import { adQuota } from '@spinreel/config-schema/limits/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePlaces, openStoresAt } from '../../test/database-places.ts';
import { type PostgresServer, startPostgres } from '../../test/outside-services/start-postgres.ts';
import { nameVersion } from '../versions/versions.ts';
import { findSharedPreview } from '../previews/share-preview.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

describe.each(databasePlaces(() => server))('%s', (_name, place) => {
  it('knows no version above the largest safe integer', async () => {
    const { ads, versions } = await openStoresAt(place);
    await ads.create({ id: 'ad-1', sessionId: 's', config: {}, assetIds: [] });
    for (const version of [2 ** 31 - 1, 2 ** 31, 999_999_999_999_999, Number.MAX_SAFE_INTEGER, 1e300]) {
      expect(await versions.read('ad-1', version)).toBeNull();
      expect(await versions.name({ adId: 'ad-1', version, name: 'too late' })).toBe('stale');
    }
  });

  it('removes unsupported characters from the name of a version', async () => {
    const { ads, versions, assets, crops } = await openStoresAt(place);
    await ads.create({ id: 'ad-1', sessionId: 's', config: {}, assetIds: [] });
    const name = (text: string) =>
      nameVersion({ ads, versions, assets, crops }, { id: 'ad-1', version: 1, name: text });
    expect(await name(' Lu\0cky\0 ')).toMatchObject({ name: 'Lucky' });
    await expect(name('\0 \0')).rejects.toMatchObject({ code: 'malformed' });
    expect(await versions.list('ad-1')).toMatchObject([{ name: 'Lucky' }]);
  });

  it('finds no shared preview for a malformed token', async () => {
    const { ads, database, clock } = await openStoresAt(place);
    const find = (token: string) => findSharedPreview({ ads, database, now: () => clock.nowMs }, token);
    const token = 'x'.repeat(43);
    const row = {
      session_id: 's',
      ad_id: 'ad-1',
      sha256: 'a'.repeat(64),
      expires_at: '2030-01-01T00:00:00.000Z',
    };
    await database
      .insertInto('shared_preview')
      .values({ ...row, token })
      .execute();
    expect(await find(token)).toEqual({ sha256: row.sha256 });
    for (const other of ['', '\0', `${token}\0`, `${token}\n`, `${token}x`, '\ud800'])
      expect(await find(other)).toBe('unknown');
  });

  it('lists no more ads than a session can have and than are named, the oldest changes left out', async () => {
    const { ads, database } = await openStoresAt(place);
    await ads.create({ id: 'ad-1', sessionId: 'other', config: {}, assetIds: [] });
    const row = await database.selectFrom('ad').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: adQuota.maxWithDeleted + 2 }, (_, index) => ({
      ...row,
      id: `more-${index}`,
      session_id: 'mine',
      updated_at: new Date(Date.parse(row.updated_at) - index * 1000).toISOString(),
    }));
    await database.insertInto('ad').values(rows).execute();
    const listed = async (ids: string[]) => (await ads.list({ sessionId: 'mine', ids })).map(({ id }) => id);
    expect(await listed([])).toEqual(rows.slice(0, adQuota.maxWithDeleted).map(({ id }) => id));
    const withNamed = await listed(['ad-1']);
    expect(withNamed).toHaveLength(adQuota.maxWithDeleted + 1);
    expect(withNamed).toContain('ad-1');
  });
});
