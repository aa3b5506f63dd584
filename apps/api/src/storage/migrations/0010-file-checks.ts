import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the checks of files made elsewhere, with each network's verdict and the screenshots taken while playing. */
export const fileChecks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('file_check')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('size_bytes', 'integer', (column) => column.notNull())
      .addColumn('assets', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('file_expires_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('share_token', 'text', (column) => column.unique())
      .execute();
    await db.schema.createIndex('file_check_by_time').on('file_check').column('created_at').execute();
    await db.schema
      .createTable('check_verdict')
      .addColumn('check_id', 'text', (column) =>
        column.notNull().references('file_check.id').onDelete('cascade'),
      )
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('on_bytes', 'text', (column) => column.notNull())
      .addColumn('is_playable', 'integer', (column) => column.notNull())
      .addColumn('on_behaviour', 'text')
      .addPrimaryKeyConstraint('check_verdict_key', ['check_id', 'network'])
      .execute();
    await db.schema
      .createTable('check_screenshot')
      .addColumn('check_id', 'text', (column) =>
        column.notNull().references('file_check.id').onDelete('cascade'),
      )
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('orientation', 'text', (column) => column.notNull())
      .addColumn('width_px', 'integer', (column) => column.notNull())
      .addColumn('height_px', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('check_screenshot_key', ['check_id', 'network', 'place'])
      .execute();
  },
};
