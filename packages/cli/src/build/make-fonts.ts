import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { prepareFonts } from '@spinreel/media/fonts/prepare-fonts';
import { prepareBrandFont } from '@spinreel/media/fonts/uploads/prepare-brand-font';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { createUnusableProblem } from './check-media.ts';
import type { LoadedAd } from './load-ad.ts';
import { describeMediaProblem } from './problem-messages.ts';

/** Makes the fonts that an ad contains. Throws a `CliProblem` if the brand font cannot be made. */
export async function makeFonts(
  ad: ResolvedAd,
  options: { openAsset: LoadedAd['openAsset']; store: RecipeStore; signal: AbortSignal },
): Promise<FontFile[]> {
  const made = await prepareBrandFont({ ad, ...options });
  if (!made.ok)
    throw createUnusableProblem('brandFont', ad.brandFont ?? '', describeMediaProblem(made.problem));
  return await prepareFonts({ ad, store: options.store, brandFont: made.value });
}
