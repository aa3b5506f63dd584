import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { versionLimits } from '@spinreel/config-schema/limits';
import type { Database } from '../storage/database.ts';
import { preparedQuery } from '../storage/prepared-query.ts';
import type { AdRow } from '../storage/tables.ts';

/** A version of an ad that is kept beside the present one; a named one may be the present one. */
export interface KeptVersion {
  readonly version: number;
  /** What the marketer called it. */
  readonly name: string | null;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** The versions of ads: the last that saves replaced, and for good those with a name. */
export interface AdVersions {
  /** Newest first. */
  list(adId: string): Promise<KeptVersion[]>;
  read(adId: string, version: number): Promise<{ config: AdConfig; savedAt: string } | null>;
  /**
   * Names the present version, and takes the name away from any other: `stale` when the ad is at another version or gone,
   * `too-many` when it has `versionLimits.maxNamed` others with names.
   */
  name(options: { adId: string; version: number; name: string }): Promise<KeptVersion | 'stale' | 'too-many'>;
}

/** How far every engine can count; more is refused by some as input. */
const maxVersion = 2 ** 31 - 1;

/** Reads and names versions; `keepReplaced` is what keeps them. */
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
        // Changes nothing, but lets others who name or save versions of this ad wait until this is done.
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
        await keepNamed(db, ad, name);
        await dropOld(db, ad);
        return { version, name, savedAt: ad.updated_at };
      });
    },
  };
}

/** Keeps the present version of an ad, which is about to be replaced, and drops the oldest of those without a name. */
export async function keepReplaced(db: Database, present: Pick<AdRow, 'id' | 'version'>): Promise<void> {
  await keepPresent(db, present);
  await dropOld(db, present);
}

const keepPresent = preparedQuery((db, present: Pick<AdRow, 'id' | 'version'>) =>
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
    // It was named while it was the present one, and stays so.
    .onConflict((conflict) => conflict.columns(['ad_id', 'version']).doNothing()),
);

async function keepNamed(db: Database, row: AdRow, name: string): Promise<void> {
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

const dropUntil = preparedQuery((db, last: Pick<AdRow, 'id' | 'version'>) =>
  db
    .deleteFrom('ad_revision')
    .where('ad_id', '=', last.id)
    .where('version', '<=', last.version)
    .where('name', 'is', null),
);
