import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { adQuota } from '@spinreel/config-schema/limits/limits';
import type { Database, AdRow } from '../storage/tables.ts';
import { groupTransactions, type Transact } from '../storage/sqlite/group-transactions.ts';
import { prepareQuery } from '../storage/sqlite/prepare-query.ts';
import { storeReplacedVersion } from './ad-versions.ts';

/**
 * The saved ads. A save replaces a complete version or nothing. Deleted ads are retained for a while but are not found.
 */
export interface AdStore {
  find(id: string): Promise<SavedAd | null>;
  /** Returns only the version of an ad; null if there is none. */
  findVersion(id: string): Promise<number | null>;
  /** Creates an ad, or returns the existing ad with that id, even if it is deleted. */
  create(ad: {
    id: string;
    sessionId: string;
    config: AdConfig;
    assetIds: readonly string[];
  }): Promise<SavedAd>;
  /**
   * Replaces an ad and returns it, or null if it has been saved or deleted since `fromVersion`. If the config contains
   * its time of change, the store sets that time, because clients' clocks differ and not every client sets it.
   */
  replace(ad: {
    id: string;
    fromVersion: number;
    config: AdConfig;
    /** The assets that the new version uses. Those that `fromVersion` uses may be left out. */
    assetIds: readonly string[];
  }): Promise<SavedAd | null>;
  /** Ids of all assets that the ad uses or used in an earlier version. */
  findAssetIds(id: string): Promise<string[]>;
  /**
   * Lists the session's ads and the ads with these ids, including deleted ones, most recently changed first. Returns at
   * most as many ads as a session can have, plus the number of ids.
   */
  list(options: { sessionId: string; ids: readonly string[] }): Promise<SavedAd[]>;
  isDeleted(id: string): Promise<boolean>;
  /**
   * Marks an ad as deleted since `at` (ISO 8601), or as not deleted for null. An ad that is already deleted keeps its
   * time of deletion. Returns whether the ad exists.
   */
  setDeleted(id: string, at: string | null): Promise<boolean>;
}

/** `now` is the clock in milliseconds; `transact` is the database's. */
export function createAdStore(
  database: Database,
  now: () => number,
  transact: Transact = groupTransactions(database),
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
      return row === undefined ? null : toSavedAd(row);
    },
    async findVersion(id) {
      const [row] = await findAdVersion(database, { id });
      return row?.version ?? null;
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
        return toSavedAd(row);
      }),
    replace: ({ id, fromVersion, config, assetIds }) =>
      transact(async (db) => {
        await storeReplacedVersion(db, { id, version: fromVersion });
        const [version, updatedAt] = [fromVersion + 1, new Date(now()).toISOString()];
        const dated = config.updatedAt === undefined ? config : { ...config, updatedAt };
        const doc = JSON.stringify(dated);
        const [row] = await replaceAd(db, { id, fromVersion, version, doc, updatedAt });
        if (row === undefined) return null;
        await linkAssets(db, id, assetIds);
        const { session_id: sessionId, created_at: createdAt } = row;
        return { id, sessionId, version, config: dated, createdAt, updatedAt, deletedAt: null };
      }),
    async findAssetIds(id) {
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
      return rows.map(toSavedAd);
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

const findAd = prepareQuery((db, { id }: { id: string }) =>
  db.selectFrom('ad').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
);

const findAdVersion = prepareQuery((db, { id }: { id: string }) =>
  db.selectFrom('ad').select('version').where('id', '=', id).where('deleted_at', 'is', null),
);

const replaceAd = prepareQuery(
  (db, ad: { id: string; fromVersion: number; version: number; doc: string; updatedAt: string }) =>
    db
      .updateTable('ad')
      .set({ version: ad.version, doc: ad.doc, updated_at: ad.updatedAt })
      .where('id', '=', ad.id)
      .where('version', '=', ad.fromVersion)
      .where('deleted_at', 'is', null)
      .returning(['session_id', 'created_at']),
);

/** A saved ad as the database has it. */
export interface SavedAd {
  readonly id: string;
  /** The session that created it. */
  readonly sessionId: string;
  /** Counts saves, from 1. */
  readonly version: number;
  readonly config: AdConfig;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the ad was deleted; null if it is not deleted. */
  readonly deletedAt: string | null;
}

/** The ad in a row. */
function toSavedAd(row: AdRow): SavedAd {
  return {
    id: row.id,
    sessionId: row.session_id,
    version: row.version,
    config: JSON.parse(row.doc) as AdConfig,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
