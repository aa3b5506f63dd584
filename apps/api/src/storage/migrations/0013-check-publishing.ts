import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores whether a checked file is lawful and likely to work. */
export const checkPublishing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('file_check').addColumn('publishing', 'text').execute();
  },
};
