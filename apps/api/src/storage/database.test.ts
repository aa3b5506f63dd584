import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { versionLimits } from '@spinreel/config-schema/limits/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePlaces, openStoresAt } from '../../test/database-places.ts';
import { type PostgresServer, startPostgres } from '../../test/outside-services/start-postgres.ts';
import { createSessions } from '../access/sessions.ts';
import type { createAssetStore } from '../uploads/assets/asset-store.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

describe.each(databasePlaces(() => server))('%s', (_name, place) => {
  // Requirement: reliability.many-processes
  it('is migrated once by concurrent starts, and again without a change', async () => {
    const { address, open } = await place();
    await Promise.all([1, 2, 3].map(() => openElsewhere(open.name, address)));
    const first = await open(address);
    await createSessions(first, Date.now).begin();
    await first.destroy();
    const again = await open(address);
    expect(await again.selectFrom('session').selectAll().execute()).toHaveLength(1);
    await again.destroy();
  });

  it('is refused when a newer version has used it, and left unchanged', async () => {
    const { address, open } = await place();
    const newer = await open(address);
    await sql`insert into kysely_migration values ('9999-from-the-future', '2030-01-01')`.execute(newer);
    await newer.destroy();
    await expect(open(address)).rejects.toThrow(/cannot be used.*left as it is/);
  });

  it('gives one of two savers of the same version the next one, and refuses the other', async () => {
    const { ads } = await openStoresAt(place);
    await ads.create({ id: 'ad-1', sessionId: 's', config: { name: 'one' }, assetIds: [] });
    const save = (name: string) =>
      ads.replace({ id: 'ad-1', fromVersion: 1, config: { name }, assetIds: [] });
    const saved = await Promise.all(['two', 'three', 'four', 'five'].map(save));
    const [winner, ...others] = saved.filter((ad) => ad !== null);
    expect(others).toEqual([]);
    expect(await ads.find('ad-1')).toMatchObject({ version: 2, config: winner?.config });
    expect(await save('late')).toBeNull();
  });

  it('creates an ad once for concurrent requests with the same id', async () => {
    const { ads } = await openStoresAt(place);
    const create = (name: string) =>
      ads.create({ id: 'ad-1', sessionId: name, config: { name }, assetIds: [] });
    const created = await Promise.all(['a', 'b', 'c'].map(create));
    expect(new Set(created.map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  it('keeps replaced versions: the newest unnamed ones, and all named ones', async () => {
    const { ads, versions } = await openStoresAt(place);
    await ads.create({ id: 'ad-1', sessionId: 's', config: { name: 'v1' }, assetIds: [] });
    expect(await versions.name({ adId: 'ad-1', version: 1, name: 'first' })).toMatchObject({ name: 'first' });
    expect(await versions.name({ adId: 'ad-1', version: 7, name: 'none' })).toBe('stale');
    const last = versionLimits.maxUnnamed + 3;
    for (let version = 1; version < last; version += 1) {
      const config = { name: `v${version + 1}` };
      await ads.replace({ id: 'ad-1', fromVersion: version, config, assetIds: [] });
    }
    const stored = await versions.list('ad-1');
    expect(stored.map(({ version }) => version)).toEqual([
      ...Array.from({ length: versionLimits.maxUnnamed }, (_, index) => last - 1 - index),
      1,
    ]);
    expect(await versions.read('ad-1', last - 1)).toMatchObject({ config: { name: `v${last - 1}` } });
  });

  it('counts named versions, and moves a name to another version', async () => {
    const { ads, versions } = await openStoresAt(place);
    await ads.create({ id: 'ad-1', sessionId: 's', config: {}, assetIds: [] });
    for (let version = 1; version <= versionLimits.maxNamed; version += 1) {
      await versions.name({ adId: 'ad-1', version, name: `name ${version}` });
      await ads.replace({ id: 'ad-1', fromVersion: version, config: {}, assetIds: [] });
    }
    const present = { adId: 'ad-1', version: versionLimits.maxNamed + 1 };
    expect(await versions.name({ ...present, name: 'one too many' })).toBe('too-many');
    expect(await versions.name({ ...present, name: 'name 1' })).toMatchObject({ name: 'name 1' });
    const named = (await versions.list('ad-1')).filter(({ name }) => name === 'name 1');
    expect(named).toMatchObject([{ version: present.version }]);
  });

  it('lists the ads of a session and those that are named, newest change first', async () => {
    const { ads, clock } = await openStoresAt(place);
    for (const [id, sessionId] of [
      ['ad-1', 'mine'],
      ['ad-2', 'other'],
      ['ad-3', 'mine'],
    ] as const) {
      clock.nowMs += 1000;
      await ads.create({ id, sessionId, config: {}, assetIds: [] });
    }
    const listed = async (ids: string[]) => (await ads.list({ sessionId: 'mine', ids })).map(({ id }) => id);
    expect(await listed([])).toEqual(['ad-3', 'ad-1']);
    expect(await listed(['ad-2', 'ad-9'])).toEqual(['ad-3', 'ad-2', 'ad-1']);
  });

  it('deletes an ad at the time of the first request, and restores it', async () => {
    const { ads } = await openStoresAt(place);
    await ads.create({ id: 'ad-1', sessionId: 's', config: {}, assetIds: [] });
    expect(await ads.setDeleted('ad-1', '2026-01-01T00:00:00.000Z')).toBe(true);
    expect(await ads.setDeleted('ad-1', '2026-02-02T00:00:00.000Z')).toBe(true);
    expect(await ads.isDeleted('ad-1')).toBe(true);
    expect((await ads.list({ sessionId: 's', ids: [] }))[0]?.deletedAt).toBe('2026-01-01T00:00:00.000Z');
    expect(await ads.setDeleted('ad-1', null)).toBe(true);
    expect(await ads.find('ad-1')).not.toBeNull();
    expect(await ads.setDeleted('ad-2', null)).toBe(false);
  });

  it('finds uploads by content, and removes an ad’s links with the ad', async () => {
    const { ads, assets, database } = await openStoresAt(place);
    await assets.add(upload('asset-1', 'a'.repeat(64)));
    await assets.add(upload('asset-2', 'b'.repeat(64)));
    expect(await assets.findAll([])).toEqual([]);
    expect(await assets.findSame({ sessionId: 's', sha256s: [] })).toEqual([]);
    const same = await assets.findSame({ sessionId: 's', sha256s: ['b'.repeat(64)] });
    expect(same).toMatchObject([{ id: 'asset-2', sizeBytes: 1_234_567, facts: { durationSeconds: 1.5 } }]);
    await ads.create({ id: 'ad-1', sessionId: 's', config: {}, assetIds: ['asset-1'] });
    expect(await ads.findAssetIds('ad-1')).toEqual(['asset-1']);
    await expect(
      ads.replace({ id: 'ad-1', fromVersion: 1, config: {}, assetIds: ['no-such-asset'] }),
    ).rejects.toThrow(/foreign key/i);
    expect(await ads.find('ad-1')).toMatchObject({ version: 1 });
    await database.deleteFrom('ad').execute();
    expect(await ads.findAssetIds('ad-1')).toEqual([]);
  });

  it('stores the crops of a video once each, and removes them with the video', async () => {
    const { assets, crops, database } = await openStoresAt(place);
    await assets.add(upload('asset-1', 'a'.repeat(64)));
    await assets.add(upload('asset-2', 'b'.repeat(64)));
    const crop = (assetId: string, name: string, digit: string) => ({
      ...{ assetId, name },
      servedSha256: digit.repeat(64),
    });
    const made = [crop('asset-1', 'one', 'c'), crop('asset-1', 'two', 'd'), crop('asset-2', 'one', 'e')];
    for (const each of made) await crops.add(each);
    await crops.add(crop('asset-1', 'one', 'f'));
    expect(await crops.list('asset-1')).toEqual(
      expect.arrayContaining([crop('asset-1', 'one', 'f'), crop('asset-1', 'two', 'd')]),
    );
    expect(await crops.list('asset-1')).toHaveLength(2);
    await database.deleteFrom('asset').where('id', '=', 'asset-1').execute();
    expect(await crops.list('asset-1')).toEqual([]);
    expect(await crops.list('asset-2')).toHaveLength(1);
  });

  it('stores access tokens as hashes with their last use, and refuses them once revoked', async () => {
    const { tokens, clock, database } = await openStoresAt(place);
    const { id, token } = await tokens.create(' Nightly\u0007 build ');
    expect(token).toMatch(/^spinreel_[A-Za-z0-9_-]{43}$/);
    await tokens.create('Other');
    expect(JSON.stringify(await database.selectFrom('access_token').selectAll().execute())).not.toContain(
      token,
    );
    const createdAt = new Date(clock.nowMs).toISOString();
    const mine = async () => (await tokens.list()).find((line) => line.id === id);
    expect(await mine()).toEqual({ id, name: 'Nightly build', createdAt, lastUsedAt: null });
    clock.nowMs += 1000;
    expect(await tokens.findSession(token)).toBe(`token-${id}`);
    expect((await mine())?.lastUsedAt).toBe(new Date(clock.nowMs).toISOString());
    clock.nowMs += 120_000;
    await tokens.findSession(token);
    expect((await mine())?.lastUsedAt).toBe(new Date(clock.nowMs).toISOString());
    expect(await tokens.findSession(`${token}x`)).toBeNull();
    expect([await tokens.revoke(id), await tokens.revoke(id)]).toEqual([true, false]);
    expect(await tokens.findSession(token)).toBeNull();
    await expect(tokens.create(' ')).rejects.toThrow('name');
  });

  it('expires sessions on time, and removes them', async () => {
    const { sessions, clock, database } = await openStoresAt(place);
    const secret = await sessions.begin();
    expect(await sessions.find(secret)).not.toBeNull();
    clock.nowMs += 31 * 24 * 60 * 60 * 1000;
    expect(await sessions.find(secret)).toBeNull();
    await sessions.removeExpired();
    expect(await database.selectFrom('session').selectAll().execute()).toEqual([]);
  });
});

/** Opens the database in a separate process and closes it again. */
async function openElsewhere(opener: string, address: string): Promise<void> {
  const script = `
    import { openPostgres } from './open-postgres.ts';
    import { openSqlite } from './sqlite/open-sqlite.ts';
    const database = await { openPostgres, openSqlite }[${JSON.stringify(opener)}](process.argv[1]);
    await database.destroy();`;
  const args = ['--input-type=module', '--eval', script, address];
  await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
}

function upload(id: string, sha256: string): Parameters<ReturnType<typeof createAssetStore>['add']>[0] {
  return {
    id,
    sessionId: 's',
    mediaKind: 'mp4',
    originalName: 'clip.mp4',
    originalSha256: sha256,
    sizeBytes: 1_234_567,
    servedSha256: sha256,
    servedMimeType: 'video/mp4',
    facts: { widthPx: 1, heightPx: 2, durationSeconds: 1.5, frameRate: 30, cut: null },
  };
}
