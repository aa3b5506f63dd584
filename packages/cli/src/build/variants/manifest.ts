import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCsv } from '@spinreel/sheets/csv/write-csv';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { writeWhole } from '../../output/write-checked-file.ts';
import type { PlannedFile, BuildFailure } from './plan-files.ts';
import { existsSync } from 'node:fs';

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

/** The list of finished files while they are built. */
export interface OpenManifest {
  /** Returns the entry of a planned file if the file is there and was built from the same inputs; otherwise null. */
  findCurrent(planned: PlannedFile, fingerprint: string): Promise<ManifestFile | null>;
  /** Adds a finished file. Writes the list from time to time, so that a build that is killed loses little of it. */
  add(file: ManifestFile): Promise<void>;
  addFailure(failure: BuildFailure): void;
  /** Writes the list if something was added. */
  close(): Promise<void>;
}

/** How often the list is written during a build, whatever the number of files. */
const saveCount = 50;

/** Opens the list of finished files of a folder. Files of earlier builds stay in it as long as they exist. */
export async function openManifest(
  folder: string,
  { adName, plannedCount }: { adName: string; plannedCount: number },
): Promise<OpenManifest> {
  const earlier = await readManifestFiles(folder);
  const files = new Map(earlier.map((file) => [createKey(file), file]));
  const failures: BuildFailure[] = [];
  for (const file of earlier) if (!existsSync(join(folder, file.file))) files.delete(createKey(file));
  const unsavedLimit = Math.ceil(plannedCount / saveCount);
  let unsavedCount = 0;
  const save = async () => {
    unsavedCount = 0;
    const sorted = [...files.values()].toSorted((one, other) => (one.file < other.file ? -1 : 1));
    const listed = failures.map(({ label: _label, ...failure }) => failure);
    await writeManifest(folder, { version: 1, ad: adName, files: sorted, failures: listed });
  };
  return {
    async findCurrent(planned, fingerprint) {
      const file = files.get(createKey(planned));
      const isCurrent = file?.fingerprint === fingerprint && file.file === locateFile(planned);
      return isCurrent && (await isUnchanged(folder, file)) ? file : null;
    },
    async add(file) {
      files.set(createKey(file), file);
      unsavedCount += 1;
      if (unsavedCount >= unsavedLimit) await save();
    },
    addFailure(failure) {
      failures.push(failure);
      unsavedCount += 1;
    },
    async close() {
      if (unsavedCount > 0) await save();
    },
  };
}

/** Returns the path of a file in the folder of the list. */
export function locateFile({ network, fileName }: Pick<PlannedFile, 'network' | 'fileName'>): string {
  return `${network}/${fileName}`;
}

function createKey({
  variantId,
  language,
  network,
}: Pick<PlannedFile, 'variantId' | 'language' | 'network'>): string {
  return JSON.stringify([variantId, language, network]);
}
