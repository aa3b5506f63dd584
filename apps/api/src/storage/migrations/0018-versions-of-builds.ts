import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores from which version of its ad a build is made, because the ad may be changed before the build runs. */
export const versionsOfBuilds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('build').addColumn('ad_version', 'integer').execute();
  },
};
