import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCsv } from '@spinreel/sheets/csv/write-csv';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { writeWhole } from '../../output/write-checked-file.ts';
import type { PlannedFile } from './plan-files.ts';
import type { BuildFailure } from './prepare-ads.ts';

/** A finished file in `manifest.json`. Fields are added, but never renamed or removed. */
export interface ManifestFile extends Pick<PlannedFile, 'variantId' | 'variant' | 'language' | 'network'> {
  /** The path, relative to the manifest. */
  readonly file: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** What the file was built from. It is built again if this changes. */
  readonly fingerprint: string;
  /** The result of the check. Only files that break no rule are written. */
  readonly verdict: { readonly passed: boolean; readonly rulesPassed: number; readonly warnings: number };
  readonly storeUrls: ResolvedAd['storeUrls'];
}

/** What `manifest.json` contains. */
export interface Manifest {
  readonly version: 1;
  readonly ad: string;
  readonly files: readonly ManifestFile[];
  readonly failures: readonly Omit<BuildFailure, 'label'>[];
}

/** The names of the lists of finished files, in the folder of the files. */
export const manifestNames = { json: 'manifest.json', csv: 'manifest.csv' } as const;

/** Reads the finished files that an earlier build listed. Empty if there is no list, or if it cannot be read. */
export async function readManifestFiles(folder: string): Promise<ManifestFile[]> {
  try {
    const { version, files } = JSON.parse(
      await readFile(join(folder, manifestNames.json), 'utf8'),
    ) as Partial<Manifest>;
    return version === 1 && Array.isArray(files) ? files.filter(isListed) : [];
  } catch {
    return [];
  }
}

/** Writes both lists of finished files. Each is replaced as a whole, so it is complete at any time. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeWhole(join(folder, manifestNames.json), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeWhole(join(folder, manifestNames.csv), writeCsv([csvHeader, ...manifest.files.map(listCells)]));
}

/** Whether a listed file is there, with the listed bytes. */
export async function isUnchanged(folder: string, { file, sha256 }: ManifestFile): Promise<boolean> {
  try {
    const bytes = await readFile(join(folder, file));
    return createHash('sha256').update(bytes).digest('hex') === sha256;
  } catch {
    return false;
  }
}

const csvHeader = [
  'file',
  'variant',
  'variant id',
  'language',
  'network',
  'size in bytes',
  'sha256',
  'verdict',
  'warnings',
  'iOS store URL',
  'Android store URL',
];

function listCells({ file, variant, variantId, language, network, ...facts }: ManifestFile): string[] {
  const { sizeBytes, sha256, verdict, storeUrls } = facts;
  return [
    file,
    variant,
    variantId ?? '',
    language,
    network,
    String(sizeBytes),
    sha256,
    verdict.passed ? 'passed' : 'failed',
    String(verdict.warnings),
    storeUrls.ios,
    storeUrls.android,
  ];
}

/** The file may have been edited. */
function isListed(file: Partial<ManifestFile> | null): file is ManifestFile {
  return (
    typeof file?.file === 'string' &&
    typeof file.sha256 === 'string' &&
    typeof file.fingerprint === 'string' &&
    typeof file.network === 'string' &&
    typeof file.language === 'string' &&
    file.verdict !== undefined &&
    file.storeUrls !== undefined
  );
}
