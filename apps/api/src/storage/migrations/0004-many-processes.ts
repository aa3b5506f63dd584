import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the tables through which processes share secrets, leases and the progress of jobs. */
export const manyProcesses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('lease')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('places', 'integer', (column) => column.notNull())
      .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('lease_key', ['name', 'holder'])
      .execute();
    await db.schema
      .createTable('job_progress')
      .addColumn('job_id', 'text', (column) => column.primaryKey())
      .addColumn('share', 'real', (column) => column.notNull())
      .execute();
  },
};
