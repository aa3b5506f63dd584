import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The required texts of brands, which everyone with access shares. */
export const brandPresets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('brand_preset')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('compliance', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('brand_preset_name', ['brand', 'name'])
      .execute();
  },
};
