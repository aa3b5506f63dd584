import { buffer } from 'node:stream/consumers';
import type { AssetSize } from '@spinreel/preflight/assets/asset-size';
import type { CheckReport, ReportScreenshot, ReportVerdict } from '@spinreel/report/check-report';
import { readVersion } from '../settings/read-version.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { CheckScreenshotRow } from '../storage/tables.ts';
import { type StoredCheck, type StoredVerdict, sortByNetwork } from './load-check.ts';

/** Creates the report of a check, with the images of its screenshots. Leaves out images that are no longer stored. */
export async function createCheckReport(
  { blobs }: { readonly blobs: BlobStore },
  { row, verdicts, publishing }: StoredCheck,
): Promise<CheckReport> {
  return {
    createdAt: new Date(row.created_at),
    version: readVersion(),
    files: [
      {
        fileName: row.file_name,
        sizeBytes: row.size_bytes,
        sha256: row.sha256,
        sizes: JSON.parse(row.assets) as AssetSize[],
        verdicts: await Promise.all(sortByNetwork(verdicts).map((stored) => toReportVerdict(blobs, stored))),
        ...(publishing && { publishing: [publishing] }),
      },
    ],
  };
}

async function toReportVerdict(
  blobs: BlobStore,
  { verdict, screenshots }: StoredVerdict,
): Promise<ReportVerdict> {
  const images = await Promise.all(screenshots.map((row) => readScreenshot(blobs, row)));
  return { ...verdict, screenshots: images.filter((image) => image !== null) };
}

async function readScreenshot(blobs: BlobStore, row: CheckScreenshotRow): Promise<ReportScreenshot | null> {
  const sizeBytes = await blobs.sizeBytes(row.sha256);
  if (sizeBytes === null) return null;
  return {
    stage: row.stage as ReportScreenshot['stage'],
    orientation: row.orientation as ReportScreenshot['orientation'],
    widthPx: row.width_px,
    heightPx: row.height_px,
    png: await buffer(blobs.read(row.sha256, { start: 0, end: sizeBytes - 1 })),
  };
}
