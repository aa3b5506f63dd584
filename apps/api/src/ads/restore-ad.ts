import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import { readAd } from './read-ad.ts';

/** Brings a deleted ad back as it was; one that is there stays as it is. Throws `unknown-ad` once it is gone for good. */
export async function restoreAd(context: AdContext, id: string): Promise<StoredAd> {
  if (!(await context.ads.setDeleted(id, null))) throw new ApiProblem('unknown-ad');
  return await readAd(context, id);
}
