import { ApiProblem } from '../errors/api-problem.ts';
import type { AdStore } from './ad-store.ts';

/** Deletes an ad so that it can be brought back for a while; deleting it again changes nothing. Throws `unknown-ad`. */
export async function deleteAd(
  context: { readonly ads: AdStore; readonly now: () => number },
  id: string,
): Promise<void> {
  const isThere = await context.ads.setDeleted(id, new Date(context.now()).toISOString());
  if (!isThere) throw new ApiProblem('unknown-ad');
}
