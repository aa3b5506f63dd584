import { ApiProblem } from '../errors/api-problem.ts';
import type { AdStore } from './ad-store.ts';

/** Deletes an ad, which can be restored for a while. Deleting it again has no effect. Throws `unknown-ad`. */
export async function deleteAd(
  context: { readonly ads: AdStore; readonly now: () => number },
  id: string,
): Promise<void> {
  const isThere = await context.ads.setDeleted(id, new Date(context.now()).toISOString());
  if (!isThere) throw new ApiProblem('unknown-ad');
}
