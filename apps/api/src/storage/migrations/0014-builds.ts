import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the ledger of builds and the contents they are made from, and stores finished files as parts that files share. */
export const builds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('build_content')
      .addColumn('sha256', 'text', (column) => column.primaryKey())
      .addColumn('doc', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('build')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ad_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull().references('build_content.sha256'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('runner', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('progress', 'text')
      .addColumn('error', 'text')
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('build_by_ad').on('build').column('ad_id').execute();
    await db.schema.createIndex('build_by_state').on('build').columns(['state', 'requested_at']).execute();
    await db.schema.createIndex('build_by_content').on('build').column('content').execute();
    await db.schema.alterTable('artifact').addColumn('parts', 'text').execute();
  },
};
