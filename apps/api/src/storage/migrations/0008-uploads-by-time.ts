import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The quota counts the uploads of the last hour. */
export const uploadsByTime: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('asset_by_time').on('asset').column('created_at').execute();
  },
};
