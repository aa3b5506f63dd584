import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import { readAd } from './read-ad.ts';

/**
 * Restores a deleted ad. Has no effect on an ad that is not deleted. Throws `unknown-ad` once it has been removed for
 * good.
 */
export async function restoreAd(context: AdContext, id: string): Promise<StoredAd> {
  if (!(await context.ads.setDeleted(id, null))) throw new ApiProblem('unknown-ad');
  return await readAd(context, id);
}
