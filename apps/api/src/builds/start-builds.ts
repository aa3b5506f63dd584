import type { Build } from '@spinreel/api-contract/builds';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { toDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { buildLimits } from '@spinreel/config-schema/limits/limits';
import { findNetwork } from '@spinreel/exporters/networks/index';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { validateConfig } from '../ads/validate-config.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { prepareAd } from '../exports/prepare-ad.ts';
import { computeSha256 } from '../storage/sha256.ts';
import type { BuildRow } from '../storage/build-tables.ts';
import type { BuildRunner } from './build-runner.ts';
import type { BuildStore } from './build-store.ts';
import { toBuild } from './to-build.ts';

/** The dependencies of builds. */
export interface BuildContext extends ExportContext {
  readonly builds: BuildStore;
  readonly runner: BuildRunner;
}

/**
 * Adds a build of an ad for each network to the ledger: of `config`, or of the saved ad without one. Throws `not-found` for an unknown network, `too-many-requests`,
 * `invalid-ad`, `unknown-ad` or `unknown-asset`. Other reasons that prevent a file are reported by the build.
 */
export async function startBuilds(
  context: BuildContext,
  options: { config?: unknown; networks: readonly string[]; adId: string; sessionId: string },
): Promise<Build[]> {
  const { builds, runner } = context;
  const { networks, adId, sessionId } = options;
  if (!networks.every(isExportable)) throw new ApiProblem('not-found');
  const sent = options.config ?? (await context.ads.find(adId))?.config;
  if (sent === undefined) throw new ApiProblem('unknown-ad');
  const config = validateConfig(sent);
  // Finds unknown uploads before anything is added.
  await prepareAd(context, { config, adId, sessionId });
  const open = await builds.countUnfinished(sessionId);
  if (open + networks.length > buildLimits.maxUnfinishedPerSession)
    throw new ApiProblem('too-many-requests', { retryAfterSeconds: 60 });
  const content = { sha256: computeContentSha256(config), doc: JSON.stringify(config) };
  const nowMs = context.now();
  const rows = [...new Set(networks)].map((network, index): BuildRow => {
    // One millisecond apart, so that they run in the order of the request.
    const requestedAt = new Date(nowMs + index).toISOString();
    return {
      id: context.newId(),
      ad_id: adId,
      session_id: sessionId,
      network,
      content: content.sha256,
      state: 'waiting',
      runner: null,
      attempts: 0,
      progress: null,
      error: null,
      requested_at: requestedAt,
      expires_at: new Date(nowMs + context.exportTtlMs).toISOString(),
    };
  });
  const ids = await builds.add(content, rows);
  runner.wake();
  return (await builds.load(adId, ids)).map(toBuild);
}

function isExportable(network: string): boolean {
  return network !== 'preview' && findNetwork(network) !== null;
}

/** Hashes what decides the files of an ad. The choice of networks does not. */
function computeContentSha256(config: AdConfig): string {
  const { networks: _networks, ...content } = toDocument(config);
  return computeSha256(canonicalJson(content));
}
