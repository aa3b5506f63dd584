import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the uploaded fonts of brand presets. */
export const brandFonts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('brand_preset').addColumn('font_asset_id', 'text').execute();
  },
};
