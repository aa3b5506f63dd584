import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import type { MediaProblem, Outcome } from '@spinreel/media/media-problem';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { createUnusableProblem } from './check-media.ts';
import { UsageProblem } from './cli-io.ts';
import type { LoadedAd } from './load-ad.ts';
import { describeMediaProblem } from './problem-messages.ts';

/** The media of an ad by the budget they were made for, in bytes. A problem means that they do not fit. */
export type MediaByBudget = ReadonlyMap<number, Outcome<AdMedia>>;

/**
 * Makes an ad's media once for each distinct `mediaBudgetBytes` of the networks, one after the other, because one encode
 * uses all cores. Throws a `UsageProblem` if the media cannot be made for any network.
 */
export async function makeMedia(options: {
  ad: ResolvedAd;
  networks: readonly Network[];
  openAsset: LoadedAd['openAsset'];
  store: RecipeStore;
}): Promise<MediaByBudget> {
  const { ad, networks, openAsset, store } = options;
  const made = new Map<number, Outcome<AdMedia>>();
  for (const budgetBytes of new Set(networks.map(mediaBudgetBytes))) {
    const outcome = await prepareAdMedia({ ad, quality: 'final', budgetBytes, openAsset, store });
    if (!outcome.ok && outcome.problem.code !== 'too-big') throw toUsageProblem(outcome.problem, ad);
    made.set(budgetBytes, outcome);
  }
  return made;
}

function toUsageProblem(problem: MediaProblem, ad: ResolvedAd): UsageProblem {
  const reason = describeMediaProblem(problem);
  // All other files have been read completely by now. Damage deep inside the video shows only when it is encoded.
  const isVideosFault = problem.code === 'unreadable' || problem.code === 'timed-out';
  return isVideosFault
    ? createUnusableProblem('gameplayVideo', ad.video.asset ?? '', reason)
    : new UsageProblem(reason);
}
