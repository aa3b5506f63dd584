import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Ads that can be brought back after deletion, versions with names, and previews shared with phones. */
export const deletionNamesSharing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('ad').addColumn('deleted_at', 'text').execute();
    await db.schema.alterTable('ad_revision').addColumn('name', 'text').execute();
    await db.schema
      .createTable('shared_preview')
      .addColumn('ad_id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('ad_by_session').on('ad').column('session_id').execute();
    await db.schema.createIndex('asset_by_session').on('asset').column('session_id').execute();
  },
};
