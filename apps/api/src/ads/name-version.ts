import type { AdVersionLine } from '@spinreel/api-contract/list-versions';
import { versionLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import { readAd } from './read-ad.ts';

/**
 * Names the present version of an ad, so that it is kept for good. Throws `unknown-ad`, `stale-version` with the ad as it
 * stands when it is at another version, `unacceptable` when there are too many names, `malformed` for none.
 */
export async function nameVersion(
  context: AdContext,
  options: { id: string; version: number; name: string },
): Promise<AdVersionLine> {
  const { id, version } = options;
  // Not every database can keep a NUL, and nobody can read one.
  const name = options.name.replaceAll('\0', '').trim();
  if (name === '') throw new ApiProblem('malformed');
  const named = await context.versions.name({ adId: id, version, name });
  if (named === 'stale') throw new ApiProblem('stale-version', { data: await readAd(context, id) });
  if (named === 'too-many') {
    throw new ApiProblem('unacceptable', { message: messages.ad.tooManyVersions(versionLimits.maxNamed) });
  }
  return { ...named, isCurrent: true };
}
