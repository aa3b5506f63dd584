import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import { loadStoredAd } from './load-stored-ad.ts';

/** Reads a saved ad by its id. Throws `unknown-ad`. */
export async function readAd(context: AdContext, id: string): Promise<StoredAd> {
  const ad = await context.ads.find(id);
  if (ad === null) throw new ApiProblem('unknown-ad');
  return await loadStoredAd(context, ad);
}
