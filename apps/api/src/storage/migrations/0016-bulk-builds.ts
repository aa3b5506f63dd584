import { defaultLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds variants and languages of builds, archives that are put together before they are downloaded, and details of files. */
export const bulkBuilds: Migration = {
  async up(db: Kysely<BuildTables>): Promise<void> {
    for (const name of ['variant_id', 'variant_name', 'variant_slug'])
      await db.schema.alterTable('build').addColumn(name, 'text').execute();
    await db.schema
      .alterTable('build')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo(defaultLanguage))
      .execute();
    await db.schema
      .alterTable('build')
      .addColumn('changed_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await setLanguages(db);
    await db.schema.dropIndex('build_by_ad').execute();
    await db.schema.createIndex('build_by_change').on('build').columns(['ad_id', 'changed_at']).execute();
    await db.schema.alterTable('artifact').addColumn('details', 'text').execute();
    await db.schema
      .createTable('archive')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ad_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The columns that existed before, and the new one. */
interface BuildTables {
  readonly build: { readonly content: string; readonly language: string };
  readonly build_content: { readonly sha256: string; readonly doc: string };
}

/** Sets the language of builds whose ads are not in the default language. */
async function setLanguages(db: Kysely<BuildTables>): Promise<void> {
  const contents = await db.selectFrom('build_content').selectAll().execute();
  for (const { sha256, doc } of contents) {
    const { compliance } = JSON.parse(doc) as { compliance?: { language?: string } };
    const language = compliance?.language ?? defaultLanguage;
    if (language === defaultLanguage) continue;
    await db.updateTable('build').set({ language }).where('content', '=', sha256).execute();
  }
}
