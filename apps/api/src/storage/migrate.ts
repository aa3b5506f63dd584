import { type Migration, Migrator } from 'kysely/migration';
import { firstTables } from './migrations/0001-first-tables.ts';
import { deletionNamesSharing } from './migrations/0002-deletion-names-sharing.ts';
import { contactMessages } from './migrations/0003-contact-messages.ts';
import { manyProcesses } from './migrations/0004-many-processes.ts';
import { adCuts } from './migrations/0005-ad-cuts.ts';
import { accessTokens } from './migrations/0006-access-tokens.ts';
import { ownSharedPreviews } from './migrations/0007-own-shared-previews.ts';
import { uploadsByTime } from './migrations/0008-uploads-by-time.ts';
import { archivedExports } from './migrations/0009-archived-exports.ts';
import { fileChecks } from './migrations/0010-file-checks.ts';
import { exportReports } from './migrations/0011-export-reports.ts';
import { brandPresets } from './migrations/0012-brand-presets.ts';
import { checkPublishing } from './migrations/0013-check-publishing.ts';
import { builds } from './migrations/0014-builds.ts';
import { brandFonts } from './migrations/0015-brand-fonts.ts';
import { bulkBuilds } from './migrations/0016-bulk-builds.ts';
import { videoCrops } from './migrations/0017-video-crops.ts';
import { versionsOfBuilds } from './migrations/0018-versions-of-builds.ts';
import type { Database } from './tables.ts';

/** Every step from an empty database to the newest one; a step that was released is never changed. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-deletion-names-sharing': deletionNamesSharing,
  '0003-contact-messages': contactMessages,
  '0004-many-processes': manyProcesses,
  '0005-ad-cuts': adCuts,
  '0006-access-tokens': accessTokens,
  '0007-own-shared-previews': ownSharedPreviews,
  '0008-uploads-by-time': uploadsByTime,
  '0009-archived-exports': archivedExports,
  '0010-file-checks': fileChecks,
  '0011-export-reports': exportReports,
  '0012-brand-presets': brandPresets,
  '0013-check-publishing': checkPublishing,
  '0014-builds': builds,
  '0015-brand-fonts': brandFonts,
  '0016-bulk-builds': bulkBuilds,
  '0017-video-crops': videoCrops,
  '0018-versions-of-builds': versionsOfBuilds,
};

/**
 * Brings the database to the newest version, in a transaction. Throws when it has steps that this program does
 * not know, which means that a newer one has used it.
 */
export async function migrate(database: Database): Promise<void> {
  const { error } = await createMigrator(database).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}

/** Whether the database has all steps that this program knows. Changes nothing. */
export async function isMigrated(database: Database): Promise<boolean> {
  const steps = await createMigrator(database).getMigrations();
  return steps.every(({ executedAt }) => executedAt !== undefined);
}

/** Whether an earlier version of the program created the database, so that it lacks steps. Changes nothing. */
export async function isOfEarlierVersion(database: Database): Promise<boolean> {
  const steps = await createMigrator(database).getMigrations();
  const missing = steps.filter(({ executedAt }) => executedAt === undefined);
  return missing.length > 0 && missing.length < steps.length;
}

function createMigrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
}
