import { type ResultRow, selectResults } from '../exports/artifact-rows.ts';
import type { Database } from '../storage/tables.ts';
import { chunk } from '../storage/chunk.ts';
import { readStoredFile, type StoredFile } from '../storage/files/stored-file.ts';
import type { BuildRow } from '../storage/build-tables.ts';

/** A build with its file. */
export interface StoredBuild {
  readonly build: BuildRow;
  /** Null until the build is ready. */
  readonly artifact: ResultRow | null;
}

/** Rows that one statement reads. */
export const loadedTogether = 500;

/** Returns these builds of an ad with their files, in the order of their requests. */
export async function loadBuilds(
  database: Database,
  { adId, ids }: { adId: string; ids: readonly string[] },
): Promise<StoredBuild[]> {
  const parts = chunk(ids, loadedTogether).map(async (some) => {
    const rows = await database
      .selectFrom('build')
      .selectAll()
      .where('ad_id', '=', adId)
      .where('id', 'in', some)
      .execute();
    const artifacts: ResultRow[] = await selectResults(database).where('id', 'in', some).execute();
    const byId = new Map(artifacts.map((row) => [row.id, row]));
    return rows.map((build) => ({ build, artifact: byId.get(build.id) ?? null }));
  });
  const loaded = (await Promise.all(parts)).flat();
  return loaded.toSorted((one, other) => compare(one.build.requested_at, other.build.requested_at));
}

/** Returns how the files of these builds are stored. */
export async function loadBuiltFiles(
  database: Database,
  ids: readonly string[],
): Promise<(StoredFile & { readonly id: string })[]> {
  const parts = chunk(ids, loadedTogether).map((some) =>
    database
      .selectFrom('artifact')
      .select(['id', 'sha256', 'size_bytes', 'parts'])
      .where('id', 'in', some)
      .execute(),
  );
  return (await Promise.all(parts)).flat().map((row) => ({ id: row.id, ...readStoredFile(row) }));
}

/** Compares times in ISO 8601. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
