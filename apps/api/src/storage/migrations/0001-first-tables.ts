import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions, uploads, ads with their earlier versions, previews and finished files. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('session')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('asset')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('media_kind', 'text', (column) => column.notNull())
      .addColumn('original_name', 'text', (column) => column.notNull())
      .addColumn('original_sha256', 'text', (column) => column.notNull())
      .addColumn('size_bytes', 'integer', (column) => column.notNull())
      .addColumn('served_sha256', 'text', (column) => column.notNull())
      .addColumn('served_mime_type', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('ad')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('ad_revision')
      .addColumn('ad_id', 'text', (column) => column.notNull().references('ad.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ad_revision_key', ['ad_id', 'version'])
      .execute();
    await db.schema
      .createTable('ad_asset')
      .addColumn('ad_id', 'text', (column) => column.notNull().references('ad.id').onDelete('cascade'))
      .addColumn('asset_id', 'text', (column) => column.notNull().references('asset.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('ad_asset_key', ['ad_id', 'asset_id'])
      .execute();
    await db.schema
      .createTable('preview')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('ad_id', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('artifact')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ad_id', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('mime_type', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('size_bytes', 'integer', (column) => column.notNull())
      .addColumn('generated_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('preview_by_expiry').on('preview').column('expires_at').execute();
    await db.schema.createIndex('artifact_by_expiry').on('artifact').column('expires_at').execute();
  },
};
