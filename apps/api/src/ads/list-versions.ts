import type { AdVersionLine } from '@spinreel/api-contract/list-versions';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';

/** The versions of an ad that are kept, the present one among them; newest first. Throws `unknown-ad`. */
export async function listVersions(context: AdContext, id: string): Promise<AdVersionLine[]> {
  const ad = await context.ads.find(id);
  if (ad === null) throw new ApiProblem('unknown-ad');
  const { version, updatedAt } = ad;
  const kept = await context.versions.list(id);
  const present = kept.find((line) => line.version === version);
  return [
    { version, name: present?.name ?? null, savedAt: updatedAt, isCurrent: true },
    // A save may have come in between.
    ...kept.filter((line) => line.version < version).map((line) => ({ ...line, isCurrent: false })),
  ];
}
