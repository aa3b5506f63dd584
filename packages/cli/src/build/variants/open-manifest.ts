import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isUnchanged, readManifestFiles, writeManifest, type ManifestFile } from './manifest.ts';
import type { PlannedFile } from './plan-files.ts';
import type { BuildFailure } from './prepare-ads.ts';

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
