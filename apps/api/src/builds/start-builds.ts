import type { Build } from '@spinreel/api-contract/builds';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { buildLimits } from '@spinreel/config-schema/limits/limits';
import { findNetwork } from '@spinreel/exporters/networks/index';
import { findUsableAssets } from '../ads/find-usable-assets.ts';
import { validateConfig } from '../ads/validate-config.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { hasSameContent } from '../exports/prepare-ad.ts';
import { findStoredFiles } from '../storage/files/find-stored-files.ts';
import type { BuildRow } from '../storage/build-tables.ts';
import { formatFileKey } from './add-builds.ts';
import type { BuildRunner } from './build-runner.ts';
import type { BuildStore } from './build-store.ts';
import { type FileSelection, planBuilds, type PlannedBuild } from './plan-builds.ts';
import { toBuild } from './to-build.ts';

/** The dependencies of builds. */
export interface BuildContext extends ExportContext {
  readonly builds: BuildStore;
  readonly runner: BuildRunner;
}

/** What a client asks for. */
interface BuildOrder extends FileSelection {
  /** By default the saved ad. */
  readonly config?: unknown;
  /** A stored version of the ad instead of the newest one. Not together with `config`. */
  readonly version?: number | undefined;
  /** Whether files that exist already are made again. */
  readonly rebuild?: boolean | undefined;
  readonly adId: string;
  readonly sessionId: string;
}

/**
 * Adds builds of an ad to the ledger, except those that are unfinished or finished already, and returns all of them. Throws
 * `not-found` for an unknown network, `malformed` for a config together with a version, `too-many-requests`, `invalid-ad`,
 * `unacceptable` for an unknown variant or language, `unknown-ad`, `unknown-version` or `unknown-asset`. Other reasons that
 * prevent a file are reported by the build.
 */
export async function startBuilds(context: BuildContext, order: BuildOrder): Promise<Build[]> {
  const { builds, runner } = context;
  const { networks, adId, sessionId, rebuild = false } = order;
  if (!networks.every(isExportable)) throw new ApiProblem('not-found');
  const { config, version } = await readContent(context, order);
  // Finds unknown uploads before anything is added.
  const used = await findUsableAssets({ ...context, config, adId, sessionId });
  const originalNames = new Map(used.map(({ handle, asset }) => [handle, asset.originalName]));
  const plans = planBuilds(config, {
    ...order,
    nameFile: (handle) => originalNames.get(handle) ?? null,
  });
  const finishedIds = rebuild ? new Map() : await findFinished(context, { adId, planned: plans.builds });
  const ids = await builds.add({
    contents: plans.contents,
    builds: toRows(context, { adId, sessionId, version }, plans.builds),
    finishedIds,
    maxUnfinished: buildLimits.maxUnfinishedPerSession,
  });
  if (ids === null) throw new ApiProblem('too-many-requests', { retryAfterSeconds: 60 });
  runner.wake();
  const positions = new Map(ids.map((id, index) => [id, index]));
  const loaded = (await builds.load(adId, ids)).map(toBuild);
  return loaded.toSorted((one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0));
}

/** A config to build, and the saved version of the ad that has this content; null if it is not saved. */
interface BuildContent {
  readonly config: AdConfig;
  readonly version: number | null;
}

/** Returns the config of the request, or of the saved ad in the version that the request names. */
async function readContent(
  { ads, versions }: BuildContext,
  { adId, config, version }: BuildOrder,
): Promise<BuildContent> {
  if (config !== undefined && version !== undefined) throw new ApiProblem('malformed');
  const saved = await ads.find(adId);
  if (saved === null && (config === undefined || (await ads.isDeleted(adId))))
    throw new ApiProblem('unknown-ad');
  if (saved === null || config !== undefined) {
    const sent = validateConfig(config);
    const isSaved = saved !== null && hasSameContent(saved.config, sent);
    return { config: sent, version: isSaved ? saved.version : null };
  }
  if (version === undefined || version === saved.version)
    return { config: validateConfig(saved.config), version: saved.version };
  const stored = await versions.read(adId, version);
  if (stored === null) throw new ApiProblem('unknown-version');
  return { config: validateConfig(stored.config), version };
}

function toRows(
  { now, newId, exportTtlMs }: BuildContext,
  { adId, sessionId, version }: { adId: string; sessionId: string } & Pick<BuildContent, 'version'>,
  planned: readonly PlannedBuild[],
): BuildRow[] {
  const nowMs = now();
  return planned.map((build, index) => ({
    ...build,
    id: newId(),
    ad_id: adId,
    session_id: sessionId,
    ad_version: version,
    state: 'waiting',
    runner: null,
    attempts: 0,
    progress: null,
    error: null,
    // One millisecond apart, so that they run in the order of the request.
    requested_at: new Date(nowMs + index).toISOString(),
    changed_at: new Date(nowMs).toISOString(),
    expires_at: new Date(nowMs + exportTtlMs).toISOString(),
  }));
}

/** Finds finished builds of the same contents whose files can still be downloaded. Returns their ids by `formatFileKey`. */
async function findFinished(
  { builds, blobs, now }: BuildContext,
  { adId, planned }: { adId: string; planned: readonly PlannedBuild[] },
): Promise<Map<string, string>> {
  const contents = new Map(planned.map((build) => [formatFileKey(build), build.content]));
  const newest = await builds.listNewest(adId);
  const usable = newest.filter(
    (line) =>
      line.state === 'ready' &&
      contents.get(formatFileKey(line)) === line.content &&
      Date.parse(line.expires_at) > now(),
  );
  const files = await builds.loadFiles(usable.map(({ id }) => id));
  const stored = await findStoredFiles(blobs, files);
  const storedIds = new Set(stored.map(({ id }) => id));
  return new Map(usable.filter(({ id }) => storedIds.has(id)).map((line) => [formatFileKey(line), line.id]));
}

function isExportable(network: string): boolean {
  return network !== 'preview' && findNetwork(network) !== null;
}
