import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the crop of a video per ad, because ads can share an upload. An ad may be unsaved when its video is cropped. */
export const adCuts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('ad_cut')
      .addColumn('ad_id', 'text', (column) => column.notNull())
      .addColumn('asset_id', 'text', (column) => column.notNull().references('asset.id').onDelete('cascade'))
      .addColumn('served_sha256', 'text', (column) => column.notNull())
      .addColumn('cut', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ad_cut_key', ['ad_id', 'asset_id'])
      .execute();
    await db.schema.createIndex('ad_cut_by_asset').on('ad_cut').column('asset_id').execute();
  },
};
