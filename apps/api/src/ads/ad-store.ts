import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { Database } from '../storage/database.ts';
import { keepReplaced } from './ad-versions.ts';
import { type SavedAd, savedAdOf } from './saved-ad.ts';

/** The saved ads. A save replaces a whole version or nothing. Deleted ads stay for a while, and are not found. */
export interface AdStore {
  find(id: string): Promise<SavedAd | null>;
  /** The new ad, or the one which already has that id, be it deleted or not. */
  create(ad: {
    id: string;
    sessionId: string;
    config: AdConfig;
    assetIds: readonly string[];
  }): Promise<SavedAd>;
  /** The saved ad; null when somebody else saved or deleted it since `fromVersion`. */
  replace(ad: {
    id: string;
    fromVersion: number;
    config: AdConfig;
    assetIds: readonly string[];
  }): Promise<SavedAd | null>;
  /** Ids of all assets that the ad uses or used in an earlier version. */
  assetIdsOf(id: string): Promise<string[]>;
  /** The session's ads and those with one of the ids, deleted ones included; the newest change first. */
  list(options: { sessionId: string; ids: readonly string[] }): Promise<SavedAd[]>;
  isDeleted(id: string): Promise<boolean>;
  /** Whether there is such an ad, which is now deleted, since `at` (ISO 8601) if not before; or is back, for null. */
  setDeleted(id: string, at: string | null): Promise<boolean>;
}

/** `now` is the clock in milliseconds. */
export function createAdStore(database: Database, now: () => number): AdStore {
  async function linkAssets(db: Database, adId: string, assetIds: readonly string[]): Promise<void> {
    if (assetIds.length === 0) return;
    await db
      .insertInto('ad_asset')
      .values(assetIds.map((assetId) => ({ ad_id: adId, asset_id: assetId })))
      .onConflict((conflict) => conflict.columns(['ad_id', 'asset_id']).doNothing())
      .execute();
  }

  return {
    async find(id) {
      const row = await database
        .selectFrom('ad')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row === undefined ? null : savedAdOf(row);
    },
    create: ({ id, sessionId, config, assetIds }) =>
      database.transaction().execute(async (db) => {
        const at = new Date(now()).toISOString();
        const doc = JSON.stringify(config);
        await db
          .insertInto('ad')
          .values({
            id,
            session_id: sessionId,
            version: 1,
            doc,
            created_at: at,
            updated_at: at,
            deleted_at: null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        const row = await db.selectFrom('ad').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        if (row.session_id === sessionId) await linkAssets(db, id, assetIds);
        return savedAdOf(row);
      }),
    replace: ({ id, fromVersion, config, assetIds }) =>
      database.transaction().execute(async (db) => {
        const old = await db
          .selectFrom('ad')
          .selectAll()
          .where('id', '=', id)
          .where('version', '=', fromVersion)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (old === undefined) return null;
        const row = await db
          .updateTable('ad')
          .set({
            version: fromVersion + 1,
            doc: JSON.stringify(config),
            updated_at: new Date(now()).toISOString(),
          })
          .where('id', '=', id)
          .where('version', '=', fromVersion)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return null;
        await keepReplaced(db, old);
        await linkAssets(db, id, assetIds);
        return savedAdOf(row);
      }),
    async assetIdsOf(id) {
      const rows = await database.selectFrom('ad_asset').select('asset_id').where('ad_id', '=', id).execute();
      return rows.map((row) => row.asset_id);
    },
    async list({ sessionId, ids }) {
      const rows = await database
        .selectFrom('ad')
        .selectAll()
        .where((is) => is.or([is('session_id', '=', sessionId), is('id', 'in', [...ids])]))
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(savedAdOf);
    },
    async isDeleted(id) {
      const row = await database
        .selectFrom('ad')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    async setDeleted(id, at) {
      const row = await database
        .updateTable('ad')
        .set((is) => ({ deleted_at: at === null ? null : is.fn.coalesce('deleted_at', is.val(at)) }))
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
