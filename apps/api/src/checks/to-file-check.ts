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
import type { CheckScreenshotRow } from '../storage/tables.ts';
import type { StoredCheck, StoredVerdict } from './load-check.ts';

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
