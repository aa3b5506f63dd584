import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores who made a finished file, from which version of the ad, and its verdict, for archives and their manifests. */
export const archivedExports: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('artifact')
      .addColumn('session_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('artifact').addColumn('ad_version', 'integer').execute();
    await db.schema.alterTable('artifact').addColumn('verdict', 'text').execute();
  },
};
