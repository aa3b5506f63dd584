import type { AdVersionLine } from '@spinreel/api-contract/versions';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from '../ads/ad-context.ts';
import { versionLimits } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { readAd } from '../ads/ads.ts';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { loadStoredAd } from '../ads/load-stored-ad.ts';

/** Lists the stored versions of an ad and its current one, newest first. Throws `unknown-ad`. */
export async function listVersions(context: AdContext, id: string): Promise<AdVersionLine[]> {
  const ad = await context.ads.find(id);
  if (ad === null) throw new ApiProblem('unknown-ad');
  const { version, updatedAt } = ad;
  const stored = await context.versions.list(id);
  const present = stored.find((line) => line.version === version);
  return [
    { version, name: present?.name ?? null, savedAt: updatedAt, isCurrent: true },
    // The ad may have been saved between the two reads.
    ...stored.filter((line) => line.version < version).map((line) => ({ ...line, isCurrent: false })),
  ];
}

/**
 * Names the current version of an ad, so that it is stored permanently. Throws `unknown-ad`, `stale-version` with the
 * current ad if the ad is at another version, `unacceptable` if there are too many named versions, and `malformed` for
 * an empty name.
 */
export async function nameVersion(
  context: AdContext,
  options: { id: string; version: number; name: string },
): Promise<AdVersionLine> {
  const { id, version } = options;
  // PostgreSQL cannot store a NUL character.
  const name = options.name.replaceAll('\0', '').trim();
  if (name === '') throw new ApiProblem('malformed');
  const named = await context.versions.name({ adId: id, version, name });
  if (named === 'stale') throw new ApiProblem('stale-version', { data: await readAd(context, id) });
  if (named === 'too-many') {
    throw new ApiProblem('unacceptable', { message: messages.ad.tooManyVersions(versionLimits.maxNamed) });
  }
  return { ...named, isCurrent: true };
}

/** Reads a stored or the current version of an ad, with its files. Throws `unknown-ad` or `unknown-version`. */
export async function readVersion(
  context: AdContext,
  options: { id: string; version: number },
): Promise<StoredAd> {
  const { id, version } = options;
  const ad = await context.ads.find(id);
  if (ad === null) throw new ApiProblem('unknown-ad');
  if (ad.version === version) return await loadStoredAd(context, ad);
  const stored = await context.versions.read(id, version);
  if (stored === null) throw new ApiProblem('unknown-version');
  return await loadStoredAd(context, {
    ...ad,
    ...{ version, config: stored.config, updatedAt: stored.savedAt },
  });
}
