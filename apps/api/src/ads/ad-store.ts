import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { Database } from '../storage/database.ts';
import type { AdRow } from '../storage/tables.ts';

/** How many replaced versions of an ad are kept. */
const keptRevisions = 20;

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
}

/** The saved ads. A save replaces a whole version or nothing. */
export interface AdStore {
  find(id: string): Promise<SavedAd | null>;
  /** The new ad, or the one which already has that id. */
  create(ad: {
    id: string;
    sessionId: string;
    config: AdConfig;
    assetIds: readonly string[];
  }): Promise<SavedAd>;
  /** The saved ad; null when somebody else saved it since `fromVersion`. */
  replace(ad: {
    id: string;
    fromVersion: number;
    config: AdConfig;
    assetIds: readonly string[];
  }): Promise<SavedAd | null>;
  /** Ids of all assets that the ad uses or used in an earlier version. */
  assetIdsOf(id: string): Promise<string[]>;
}

/** `now` is the clock in milliseconds. */
export function createAdStore(database: Database, now: () => number): AdStore {
  async function find(id: string): Promise<SavedAd | null> {
    const row = await database.selectFrom('ad').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : savedAdOf(row);
  }

  async function linkAssets(db: Database, adId: string, assetIds: readonly string[]): Promise<void> {
    if (assetIds.length === 0) return;
    await db
      .insertInto('ad_asset')
      .values(assetIds.map((assetId) => ({ ad_id: adId, asset_id: assetId })))
      .onConflict((conflict) => conflict.columns(['ad_id', 'asset_id']).doNothing())
      .execute();
  }

  async function keepRevision(db: Database, row: AdRow): Promise<void> {
    await db
      .insertInto('ad_revision')
      .values({ ad_id: row.id, version: row.version, doc: row.doc, saved_at: row.updated_at })
      .execute();
    await db
      .deleteFrom('ad_revision')
      .where('ad_id', '=', row.id)
      .where('version', '<=', row.version - keptRevisions)
      .execute();
  }

  return {
    find,
    create: ({ id, sessionId, config, assetIds }) =>
      database.transaction().execute(async (db) => {
        const at = new Date(now()).toISOString();
        await db
          .insertInto('ad')
          .values({
            id,
            session_id: sessionId,
            version: 1,
            doc: JSON.stringify(config),
            created_at: at,
            updated_at: at,
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
        await keepRevision(db, old);
        await linkAssets(db, id, assetIds);
        return savedAdOf(row);
      }),
    async assetIdsOf(id) {
      const rows = await database.selectFrom('ad_asset').select('asset_id').where('ad_id', '=', id).execute();
      return rows.map((row) => row.asset_id);
    },
  };
}

function savedAdOf(row: AdRow): SavedAd {
  return {
    id: row.id,
    sessionId: row.session_id,
    version: row.version,
    config: JSON.parse(row.doc) as AdConfig,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
