import { join } from 'node:path';
import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import type { Outcome } from '@spinreel/media/media-problem';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { Rule } from '@spinreel/preflight/rule';
import { countResults } from '@spinreel/report/count-results';
import type { CliIo } from '../../command.ts';
import type { Progress } from '../../terminal/create-progress.ts';
import type { LoadedAd } from '../load-ad.ts';
import { makeFonts, makeMedia } from '../make-media.ts';
import type { CreateFingerprint } from './create-fingerprinter.ts';
import type { GroupedWarnings } from './grouped-warnings.ts';
import { type ManifestFile, locateFile, type OpenManifest } from './manifest.ts';
import { type PlannedFile, toFailure, type BuildFailure, type PreparedAd } from './plan-files.ts';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Artifact } from '@spinreel/exporters/artifact';
import { exportAd } from '@spinreel/exporters/export-ad';
import { writeCheckedFile, type WriteResult } from '../../output/write-checked-file.ts';
import { describeMediaProblem } from '../problem-messages.ts';

interface BuildContext {
  readonly loaded: LoadedAd;
  readonly store: RecipeStore;
  readonly rules: readonly Rule[];
  readonly createFingerprint: CreateFingerprint;
  readonly warnings: GroupedWarnings;
  readonly outFolder: string;
  readonly manifest: OpenManifest;
  readonly io: CliIo;
  /** The number of the ad, for the progress: '3 of 12'. */
  readonly step: string;
  /** Whether to build files that are up to date. */
  readonly isForced: boolean;
}

/** A file that is still to be built, for its network, and what it is built from. */
interface DueFile {
  readonly file: PlannedFile;
  readonly network: Network;
  readonly fingerprint: string;
}

/**
 * Builds the files of one variant in one language that are not up to date. The first `currentCount` of the returned files were
 * up to date. Only rejects if the build has to stop.
 */
export async function buildVariant(
  prepared: PreparedAd,
  context: BuildContext,
): Promise<{ files: ManifestFile[]; currentCount: number; failures: BuildFailure[] }> {
  const { label } = prepared;
  const { manifest, io } = context;
  const files: ManifestFile[] = [];
  const due: DueFile[] = [];
  for (const each of await listInputs(prepared, context)) {
    const current = context.isForced ? null : await manifest.findCurrent(each.file, each.fingerprint);
    if (current === null) due.push(each);
    else files.push(current);
  }
  const [first] = due;
  const currentCount = files.length;
  if (first === undefined) return { files, currentCount, failures: [] };
  try {
    const made = await buildDue(due, prepared, context);
    return { files: [...files, ...made.files], currentCount, failures: made.failures };
  } catch (error) {
    io.progress.end();
    const failure = toFailure(error, { file: first.file, label });
    io.print(`${label}: not written. ${failure.reason}`);
    return { files, currentCount, failures: [failure] };
  }
}

async function listInputs(
  { ad, files }: PreparedAd,
  { loaded, createFingerprint }: Pick<BuildContext, 'loaded' | 'createFingerprint'>,
): Promise<DueFile[]> {
  const networks = new Map(loaded.networks.map((network) => [network.id, network]));
  const inputs: DueFile[] = [];
  for (const file of files) {
    const network = networks.get(file.network);
    if (network === undefined) continue;
    const { fileName } = file;
    const fingerprint = await createFingerprint({ ad, network, fileName });
    inputs.push({ file, network, fingerprint });
  }
  return inputs;
}

async function buildDue(
  due: readonly DueFile[],
  { ad, label }: PreparedAd,
  context: BuildContext,
): Promise<{ files: ManifestFile[]; failures: BuildFailure[] }> {
  const { loaded, store, rules, warnings, outFolder, manifest, io, step } = context;
  const { openAsset } = loaded;
  const { signal } = io;
  const networks = due.map(({ network }) => network);
  const progress = prefixProgress(io.progress, `${step}, ${label}`);
  const mediaByBudget = await makeMedia({ ad, networks, openAsset, store, progress, signal });
  const { fonts, warnings: fontWarnings } = await makeFonts(ad, { openAsset, store, signal });
  io.progress.end();
  warnings.add(label, fontWarnings);
  const files: ManifestFile[] = [];
  const failures: BuildFailure[] = [];
  for (const { file, network, fingerprint } of due) {
    signal.throwIfAborted();
    const result = await buildFile({
      ...{ ad, fonts, network, rules, io },
      media: mediaByBudget.get(mediaBudgetBytes(network)) as Outcome<AdMedia>,
      fileName: file.fileName,
      label: labelFile(file, label),
      outFolder: join(outFolder, network.id),
    });
    if (result.isWritten && result.artifact !== null) {
      const entry = createEntry(file, { result, artifact: result.artifact, fingerprint, ad });
      files.push(entry);
      await manifest.add(entry);
    } else if (!result.isWritten) {
      const { variantId, variant, language } = file;
      failures.push({ variantId, variant, language, network: network.id, label, reason: result.reason });
    }
  }
  return { files, failures };
}

function createEntry(
  file: PlannedFile,
  made: {
    result: Extract<BuildResult, { isWritten: true }>;
    artifact: NonNullable<BuildResult['artifact']>;
    fingerprint: string;
    ad: PreparedAd['ad'];
  },
): ManifestFile {
  const { variantId, variant, language, network } = file;
  const { artifact, fingerprint, ad } = made;
  const { verdict } = made.result;
  const { passed: rulesPassed, warnings } = countResults(verdict);
  return {
    file: locateFile(file),
    ...{ variantId, variant, language, network },
    sizeBytes: artifact.bytes.byteLength,
    sha256: artifact.sha256,
    fingerprint,
    verdict: { passed: verdict.passed, rulesPassed, warnings },
    storeUrls: ad.storeUrls,
  };
}

function labelFile({ network }: PlannedFile, label: string): string {
  return `${network}, ${label}`;
}

function prefixProgress(progress: Progress, prefix: string): Progress {
  return { report: (step, share) => progress.report(`${prefix}: ${step}`, share), end: () => progress.end() };
}

/** A file that was built, or the reason why not. */
type BuildResult = WriteResult & { readonly artifact: Artifact | null };

/**
 * Writes the file of one network, unless it breaks a rule, and prints the result after the label. The other files may still
 * succeed, so it only rejects if the command was stopped.
 */
export async function buildFile(options: {
  ad: ResolvedAd;
  media: Outcome<AdMedia>;
  fonts: readonly FontFile[];
  network: Network;
  fileName: string;
  label: string;
  rules: readonly Rule[];
  outFolder: string;
  io: CliIo;
}): Promise<BuildResult> {
  const { ad, media, fonts, network, fileName, label, rules, outFolder, io } = options;
  if (!media.ok) {
    const reason = describeMediaProblem(media.problem);
    io.print(`${label}: not written. ${reason}`);
    return { isWritten: false, reason, artifact: null };
  }
  const artifact = await exportAd({ ad, media: media.value, fonts, network, fileName });
  const result = await writeCheckedFile({ artifact, fileName, label, network, rules, outFolder, io });
  return { ...result, artifact };
}
