import type { AdVersionLine } from '@spinreel/api-contract/versions';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from '../ads/ad-context.ts';

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
