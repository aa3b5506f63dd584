import { combineVerdicts } from '@spinreel/preflight/combine-verdicts';
import type { Verdict } from '@spinreel/preflight/verdict';
import { ApiProblem } from '../errors/api-problem.ts';
import { withholdOldScore, type StoredPublishing } from '../check-process/stored-publishing.ts';
import type { CheckScreenshotRow, FileCheckRow, Database } from '../storage/tables.ts';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { Jobs } from '../jobs/jobs.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import {
  type CheckAsset,
  type CheckFinding,
  type CheckVerdict,
  type FileCheck,
  readCheckScreenshot,
} from '@spinreel/api-contract/checks';
import { adNetworks } from '@spinreel/exporters/networks/index';
import type { Finding } from '@spinreel/preflight/finding';
import { toCheckedRule } from '../exports/check-ad.ts';
import { toPublishingCheck } from '../publishing/to-publishing-check.ts';

/** A stored check with all its verdicts. */
export interface StoredCheck {
  readonly row: FileCheckRow;
  readonly verdicts: readonly StoredVerdict[];
  /** Whether the file shows the required texts and is likely to work; null if that was not checked. */
  readonly publishing: StoredPublishing | null;
}

/** One network's verdict on a file's bytes and, if it has been played, on its behavior. */
export interface StoredVerdict {
  readonly verdict: Verdict;
  readonly isPlayable: boolean;
  readonly isPlayed: boolean;
  readonly screenshots: readonly CheckScreenshotRow[];
}

/** Loads a check of a session. Throws `unknown-check` or `expired-check`. */
export async function loadCheck(
  context: Pick<CheckContext, 'database' | 'now'>,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<StoredCheck> {
  const row = await context.database
    .selectFrom('file_check')
    .selectAll()
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiProblem('unknown-check');
  if (Date.parse(row.expires_at) <= context.now()) throw new ApiProblem('expired-check');
  return await loadVerdicts(context, row);
}

/** Loads the verdicts of a check. */
export async function loadVerdicts(
  { database }: Pick<CheckContext, 'database'>,
  row: FileCheckRow,
): Promise<StoredCheck> {
  const rows = await database
    .selectFrom('check_verdict')
    .selectAll()
    .where('check_id', '=', row.id)
    .execute();
  const screenshots = await database
    .selectFrom('check_screenshot')
    .selectAll()
    .where('check_id', '=', row.id)
    .orderBy('place')
    .execute();
  const verdicts = rows.map((stored): StoredVerdict => {
    const { network, on_bytes: onBytes, on_behaviour: onBehaviour } = stored;
    const verdict = JSON.parse(onBytes) as Verdict;
    return {
      verdict: onBehaviour === null ? verdict : combineVerdicts(verdict, JSON.parse(onBehaviour) as Verdict),
      isPlayable: stored.is_playable === 1,
      isPlayed: onBehaviour !== null,
      screenshots: screenshots.filter((screenshot) => screenshot.network === network),
    };
  });
  const publishing =
    row.publishing === null ? null : withholdOldScore(JSON.parse(row.publishing) as StoredPublishing);
  return { row, verdicts, publishing };
}

/** The dependencies of checks of uploaded files. `now` is the clock in milliseconds. */
export interface CheckContext {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly recipes: RecipeStore;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Converts a stored check to the shape of the API. Its verdicts are in the order of the list of networks. */
export function toFileCheck({ row, verdicts, publishing }: StoredCheck): FileCheck {
  const [first] = verdicts;
  return {
    id: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    origin: first?.verdict.origin ?? 'foreign',
    madeWith: first?.verdict.madeWith ?? null,
    assets: JSON.parse(row.assets) as CheckAsset[],
    verdicts: sortByNetwork(verdicts).map(toCheckVerdict),
    publishing: publishing && toPublishingCheck(publishing, { sizeBytes: row.size_bytes }),
    createdAt: row.created_at,
    fileExpiresAt: row.file_expires_at,
    expiresAt: row.expires_at,
  };
}

/** Converts one network's stored verdict to the shape of the API. */
export function toCheckVerdict({ verdict, isPlayable, isPlayed, screenshots }: StoredVerdict): CheckVerdict {
  const { network, passed, findings, notJudged, storeCall = null } = verdict;
  return {
    network,
    label: networkList.find(({ id }) => id === network)?.label ?? network,
    passed,
    isPlayable,
    isPlayed,
    storeCall,
    findings: findings.map(toCheckFinding),
    notJudged: notJudged.map(({ ruleId, reason }) => ({ ruleId, reason })),
    screenshots: screenshots.map(toCheckScreenshot),
  };
}

const networkList = Object.values(adNetworks);

/** Sorts verdicts in the order of the list of networks. */
export function sortByNetwork(verdicts: readonly StoredVerdict[]): StoredVerdict[] {
  const place = ({ verdict }: StoredVerdict): number =>
    networkList.findIndex(({ id }) => id === verdict.network);
  return verdicts.toSorted((a, b) => place(a) - place(b));
}

function toCheckFinding(finding: Finding): CheckFinding {
  const { occurrences, occurrenceCount } = finding;
  return {
    ...toCheckedRule(finding),
    occurrences: occurrences.map(({ path, line, column, excerpt }) => ({ path, line, column, excerpt })),
    occurrenceCount,
  };
}

function toCheckScreenshot(row: CheckScreenshotRow): CheckVerdict['screenshots'][number] {
  return {
    url: readCheckScreenshot.path(row.check_id, row.sha256),
    stage: row.stage,
    orientation: row.orientation === 'landscape' ? 'landscape' : 'portrait',
    widthPx: row.width_px,
    heightPx: row.height_px,
  };
}
