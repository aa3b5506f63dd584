import type { Database } from '../storage/tables.ts';
import type { BuildContentRow, BuildRow } from '../storage/build-tables.ts';
import { chunk } from '../storage/chunk.ts';

/** Identifies the file that a build makes, among all files of an ad. */
export type FileKey = Pick<BuildRow, 'variant_id' | 'language' | 'network'>;

/** The states of builds that have not ended. */
export const unfinished = ['waiting', 'running', 'paused'] as const;

/** Builds to be added to the ledger, of one session and one ad. */
export interface NewBuilds {
  readonly contents: readonly BuildContentRow[];
  readonly builds: readonly BuildRow[];
  /** The ids of finished builds that take the place of new ones, by `formatFileKey`. */
  readonly finishedIds: ReadonlyMap<string, string>;
  /** The most builds of the session that may be unfinished. */
  readonly maxUnfinished: number;
}

/** Formats a key as a text. No variant has an empty id. */
export function formatFileKey({ variant_id: variantId, language, network }: FileKey): string {
  return `${variantId ?? ''} ${language} ${network}`;
}

/**
 * Adds builds, except those that are finished or unfinished already. Those that are paused wait again. Returns the ids of all,
 * in the same order; null, and adds none, if too many would be unfinished. Must run in a transaction.
 */
export async function addBuilds(db: Database, added: NewBuilds): Promise<string[] | null> {
  const { contents, builds, finishedIds, maxUnfinished } = added;
  const [first] = builds;
  if (first === undefined) return [];
  const open = await db
    .selectFrom('build')
    .select(['id', 'variant_id', 'language', 'network', 'content', 'state'])
    .where('ad_id', '=', first.ad_id)
    .where('state', 'in', unfinished)
    .execute();
  const known = new Map(open.map((row) => [`${formatFileKey(row)} ${row.content}`, row]));
  const missing: BuildRow[] = [];
  const pausedIds: string[] = [];
  const ids = builds.map((build) => {
    const key = formatFileKey(build);
    const same = known.get(`${key} ${build.content}`);
    if (same?.state === 'paused') pausedIds.push(same.id);
    const id = same?.id ?? finishedIds.get(key);
    if (id === undefined) missing.push(build);
    return id ?? build.id;
  });
  const count = missing.length === 0 ? 0 : await countUnfinished(db, first.session_id);
  if (count + missing.length > maxUnfinished) return null;
  const needed = new Set(missing.map(({ content }) => content));
  await insertContents(
    db,
    contents.filter(({ sha256 }) => needed.has(sha256)),
  );
  for (const rows of chunk(missing, insertedTogether)) await db.insertInto('build').values(rows).execute();
  for (const some of chunk(pausedIds, insertedTogether))
    await db
      .updateTable('build')
      .set({ state: 'waiting', changed_at: first.changed_at })
      .where('id', 'in', some)
      .where('state', '=', 'paused')
      .execute();
  return ids;
}

/** Counts the builds of a session that are unfinished. */
export async function countUnfinished(db: Database, sessionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('build')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('session_id', '=', sessionId)
    .where('state', 'in', unfinished)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rows of one statement. Engines limit the values of a statement to a few ten thousand. */
const insertedTogether = 200;

async function insertContents(db: Database, contents: readonly BuildContentRow[]): Promise<void> {
  for (const rows of chunk(contents, insertedTogether))
    await db
      .insertInto('build_content')
      .values(rows)
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .execute();
}
