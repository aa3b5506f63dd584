import type { AdVersionLine } from '@spinreel/api-contract/versions';
import { versionLimits } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from '../ads/ad-context.ts';
import { readAd } from '../ads/read-ad.ts';

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
