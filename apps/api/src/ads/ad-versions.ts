import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { versionLimits } from '@spinreel/config-schema/limits/limits';
import type { Database, AdRow } from '../storage/tables.ts';
import { prepareQuery } from '../storage/sqlite/prepare-query.ts';

/** A stored version of an ad. The current version is stored only if it has a name. */
export interface StoredVersion {
  readonly version: number;
  /** The name that the marketer chose; null if there is none. */
  readonly name: string | null;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** The stored versions of ads: the most recently replaced ones, and all named ones. */
export interface AdVersions {
  /** Newest first. */
  list(adId: string): Promise<StoredVersion[]>;
  read(adId: string, version: number): Promise<{ config: AdConfig; savedAt: string } | null>;
  /**
   * Names the current version and replaces any previous name. Returns `stale` if the ad is at another version or does
   * not exist, and `too-many` if `versionLimits.maxNamed` other versions have names.
   */
  name(options: {
    adId: string;
    version: number;
    name: string;
  }): Promise<StoredVersion | 'stale' | 'too-many'>;
}

/** The largest integer that every engine supports. Some engines reject larger parameters. */
const maxVersion = 2 ** 31 - 1;

/** Creates the reader and namer of versions. `storeReplacedVersion` stores them. */
export function createAdVersions(database: Database): AdVersions {
  return {
    async list(adId) {
      const rows = await database
        .selectFrom('ad_revision')
        .select(['version', 'name', 'saved_at'])
        .where('ad_id', '=', adId)
        .orderBy('version', 'desc')
        .execute();
      return rows.map((row) => ({ version: row.version, name: row.name, savedAt: row.saved_at }));
    },
    async read(adId, version) {
      if (version > maxVersion) return null;
      const row = await database
        .selectFrom('ad_revision')
        .select(['doc', 'saved_at'])
        .where('ad_id', '=', adId)
        .where('version', '=', version)
        .executeTakeFirst();
      return row === undefined ? null : { config: JSON.parse(row.doc) as AdConfig, savedAt: row.saved_at };
    },
    async name({ adId, version, name }) {
      if (version > maxVersion) return 'stale';
      return await database.transaction().execute(async (db) => {
        // Changes nothing, but locks the row: concurrent naming or saving of this ad waits until this transaction ends.
        const ad = await db
          .updateTable('ad')
          .set({ version })
          .where('id', '=', adId)
          .where('version', '=', version)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (ad === undefined) return 'stale';
        const { count } = await db
          .selectFrom('ad_revision')
          .select((is) => is.fn.countAll<number>().as('count'))
          .where('ad_id', '=', adId)
          .where('version', '!=', version)
          .where('name', 'is not', null)
          .where('name', '!=', name)
          .executeTakeFirstOrThrow();
        if (count >= versionLimits.maxNamed) return 'too-many';
        await db
          .updateTable('ad_revision')
          .set({ name: null })
          .where('ad_id', '=', adId)
          .where('name', '=', name)
          .execute();
        await storeNamedVersion(db, ad, name);
        await dropOld(db, ad);
        return { version, name, savedAt: ad.updated_at };
      });
    },
  };
}

/**
 * Stores the current version of an ad, which is about to be replaced, and removes the oldest versions without a name.
 */
export async function storeReplacedVersion(
  db: Database,
  present: Pick<AdRow, 'id' | 'version'>,
): Promise<void> {
  await storeCurrentVersion(db, present);
  await dropOld(db, present);
}

const storeCurrentVersion = prepareQuery((db, present: Pick<AdRow, 'id' | 'version'>) =>
  db
    .insertInto('ad_revision')
    .columns(['ad_id', 'version', 'doc', 'saved_at'])
    .expression((query) =>
      query
        .selectFrom('ad')
        .select(['id', 'version', 'doc', 'updated_at'])
        .where('id', '=', present.id)
        .where('version', '=', present.version)
        .where('deleted_at', 'is', null),
    )
    // A version that was named while it was the current one keeps its row and its name.
    .onConflict((conflict) => conflict.columns(['ad_id', 'version']).doNothing()),
);

async function storeNamedVersion(db: Database, row: AdRow, name: string): Promise<void> {
  const { id, version, doc, updated_at: savedAt } = row;
  await db
    .insertInto('ad_revision')
    .values({ ad_id: id, version, doc, saved_at: savedAt, name })
    .onConflict((conflict) => conflict.columns(['ad_id', 'version']).doUpdateSet({ name }))
    .execute();
}

async function dropOld(db: Database, newest: Pick<AdRow, 'id' | 'version'>): Promise<void> {
  await dropUntil(db, { id: newest.id, version: newest.version - versionLimits.maxUnnamed });
}

const dropUntil = prepareQuery((db, last: Pick<AdRow, 'id' | 'version'>) =>
  db
    .deleteFrom('ad_revision')
    .where('ad_id', '=', last.id)
    .where('version', '<=', last.version)
    .where('name', 'is', null),
);
