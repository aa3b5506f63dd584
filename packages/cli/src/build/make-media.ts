import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { findSizeGoalBytes, mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import type { MediaProblem, Outcome } from '@spinreel/media/media-problem';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { createUnusableProblem } from './check-media.ts';
import type { CliIo } from '../cli-io.ts';
import { CliProblem } from '../cli-problem.ts';
import { createMissingTool } from '../environment-problem.ts';
import type { LoadedAd } from './load-ad.ts';
import { describeMediaProblem } from './problem-messages.ts';

/** The media of an ad by the budget they were made for, in bytes. A problem means that they do not fit. */
export type MediaByBudget = ReadonlyMap<number, Outcome<AdMedia>>;

/**
 * Makes an ad's media once for each distinct `mediaBudgetBytes` of the networks, one after the other, because one encode
 * uses all cores. Throws a `CliProblem` if the media cannot be made for any network.
 */
export async function makeMedia(
  options: {
    ad: ResolvedAd;
    networks: readonly Network[];
    openAsset: LoadedAd['openAsset'];
    store: RecipeStore;
  } & Pick<CliIo, 'progress' | 'signal'>,
): Promise<MediaByBudget> {
  const { ad, networks, openAsset, store, progress, signal } = options;
  const made = new Map<number, Outcome<AdMedia>>();
  const networksByBudget = Map.groupBy(networks, mediaBudgetBytes);
  for (const [budgetBytes, sharing] of networksByBudget) {
    const [first] = sharing;
    if (first === undefined) continue;
    const step = `Encoding ${made.size + 1} of ${networksByBudget.size} (${listLabels(sharing)})`;
    const outcome = await prepareAdMedia({
      ad,
      quality: 'final',
      budgetBytes,
      limitBytes: findSizeGoalBytes(first),
      openAsset,
      signal,
      ...reportEncodes(store, (share) => progress.report(step, share)),
    });
    if (!outcome.ok && outcome.problem.code !== 'too-big') throw toCliProblem(outcome.problem, ad);
    made.set(budgetBytes, outcome);
  }
  return made;
}

/** Reports how much is done as soon as something is encoded. Nothing is reported while all media are in the store. */
function reportEncodes(
  store: RecipeStore,
  report: (share: number) => void,
): { store: RecipeStore; onProgress: (share: number) => void } {
  let isEncoding = false;
  let done = 0;
  const update = () => {
    if (isEncoding) report(done);
  };
  return {
    store: {
      async get(key) {
        const stored = await store.get(key);
        isEncoding ||= stored === null;
        update();
        return stored;
      },
      put: (key, bytes) => store.put(key, bytes),
    },
    onProgress: (share) => {
      done = share;
      update();
    },
  };
}

/** At most three names, so that the line fits a terminal. */
function listLabels(networks: readonly Network[]): string {
  const labels = networks.slice(0, 3).map(({ label }) => label);
  const others = networks.length - labels.length;
  return others === 0 ? labels.join(', ') : `${labels.join(', ')} and ${others} more`;
}

function toCliProblem(problem: MediaProblem, ad: ResolvedAd): CliProblem {
  if (problem.code === 'tool-missing') return createMissingTool('ffmpeg');
  const reason = describeMediaProblem(problem);
  // All other files have been read completely by now. Damage deep inside the video shows only when it is encoded.
  const isVideosFault = problem.code === 'unreadable' || problem.code === 'timed-out';
  return isVideosFault
    ? createUnusableProblem('gameplayVideo', ad.video.asset ?? '', reason)
    : new CliProblem('findings', reason);
}
