import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { adQuota } from '@spinreel/config-schema/limits';
import type { Database } from '../storage/database.ts';
import { groupedTransactions, type Transact } from '../storage/grouped-transactions.ts';
import { preparedQuery } from '../storage/prepared-query.ts';
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
    /** What it uses; what `fromVersion` used may be left out. */
    assetIds: readonly string[];
  }): Promise<SavedAd | null>;
  /** Ids of all assets that the ad uses or used in an earlier version. */
  assetIdsOf(id: string): Promise<string[]>;
  /**
   * The session's ads and those with one of the ids, deleted ones included; the newest change first, and of more than a
   * session can have and than are named, the oldest left out.
   */
  list(options: { sessionId: string; ids: readonly string[] }): Promise<SavedAd[]>;
  isDeleted(id: string): Promise<boolean>;
  /** Whether there is such an ad, which is now deleted, since `at` (ISO 8601) if not before; or is back, for null. */
  setDeleted(id: string, at: string | null): Promise<boolean>;
}

/** `now` is the clock in milliseconds; `transact` is the database's. */
export function createAdStore(
  database: Database,
  now: () => number,
  transact: Transact = groupedTransactions(database),
): AdStore {
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
      const [row] = await findAd(database, { id });
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
      transact(async (db) => {
        await keepReplaced(db, { id, version: fromVersion });
        const [version, updatedAt] = [fromVersion + 1, new Date(now()).toISOString()];
        const doc = JSON.stringify(config);
        const [row] = await replaceAd(db, { id, fromVersion, version, doc, updatedAt });
        if (row === undefined) return null;
        await linkAssets(db, id, assetIds);
        const { session_id: sessionId, created_at: createdAt } = row;
        return { id, sessionId, version, config, createdAt, updatedAt, deletedAt: null };
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
        .limit(adQuota.maxWithDeleted + ids.length)
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

const findAd = preparedQuery((db, { id }: { id: string }) =>
  db.selectFrom('ad').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
);

const replaceAd = preparedQuery(
  (db, ad: { id: string; fromVersion: number; version: number; doc: string; updatedAt: string }) =>
    db
      .updateTable('ad')
      .set({ version: ad.version, doc: ad.doc, updated_at: ad.updatedAt })
      .where('id', '=', ad.id)
      .where('version', '=', ad.fromVersion)
      .where('deleted_at', 'is', null)
      .returning(['session_id', 'created_at']),
);
