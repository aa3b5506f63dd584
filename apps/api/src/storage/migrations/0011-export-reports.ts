import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores the whole verdict about a finished file, for reports. */
export const exportReports: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('artifact').addColumn('report', 'text').execute();
  },
};
