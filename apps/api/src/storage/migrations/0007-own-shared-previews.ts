import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Gives each session its own URL for a shared ad. Existing URLs stay valid until they expire. */
export const ownSharedPreviews: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Not every engine can change the primary key of an existing table.
    await db.schema
      .createTable('own_shared_preview')
      .addColumn('ad_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('own_shared_preview_key', ['ad_id', 'session_id'])
      .execute();
    await sql`insert into own_shared_preview select ad_id, '', token, sha256, expires_at from shared_preview`.execute(
      db,
    );
    await db.schema.dropTable('shared_preview').execute();
    await db.schema.alterTable('own_shared_preview').renameTo('shared_preview').execute();
  },
};
