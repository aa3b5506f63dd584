import type { Network } from '@spinreel/exporters/network';
import type { Maker } from '../opening/maker.ts';
import { awaitAnswer } from '../browser/await-answer.ts';
import type { HostedAd } from '../play-in-host.ts';
import { takeTextNotes } from '../typography/note-texts.ts';
import { exploreAd } from './exploring/explore-ad.ts';
import { finishStages } from './finish-stages.ts';
import { loseWebglContexts } from './lose-webgl-contexts.ts';
import { shrinkPng, type Screenshot } from './screenshot.ts';
import type { Tour } from './tour.ts';
import type { TimedCall, Viewing } from './viewing.ts';
import { viewerLimits } from './viewer-limits.ts';
import { viewerOf } from './viewer.ts';
import { watchOwnAd } from './watch-own-ad.ts';
import type { Page } from 'playwright-core';

/** Who made the ad, and what is wanted of its viewing. */
export interface ViewingOptions {
  readonly network: Network;
  readonly origin: Maker['origin'];
  /** Whether to keep screenshots. Landscape ones are kept if the network requires landscape. */
  readonly wantsScreenshots: boolean;
  /** Is awaited at each stage of which a screenshot may be kept. */
  readonly onStage?: (stage: Screenshot['stage']) => Promise<void>;
  /** Is called whenever the time limit of a stage starts again. */
  readonly onProgress?: () => void;
}

/**
 * Simulates a viewer who plays an ad from the cover to the store. Always ends: when a stage takes longer than
 * `viewerLimits.stageMs`, it returns what was seen so far.
 */
export async function viewAd(
  ad: HostedAd,
  options: ViewingOptions,
): Promise<{ viewing: Viewing; screenshots: readonly Screenshot[] }> {
  const { network, origin, wantsScreenshots, onStage, onProgress } = options;
  const draft: Tour['draft'] = emptyViewing(null);
  const calls: TimedCall[] = [];
  const stored: string[] = [];
  const hostErrors: string[] = [];
  const screenshots: Screenshot[] = [];
  /** Null until the ad has been watched to its end. */
  let errors: string[] | null = null;
  let ignoredContextLosses = 0;
  const viewer = viewerOf(ad, network);
  const textNotes = takeTextNotes(ad.page, { isOwn: origin === 'spinreel' });
  const watching = async (nextStage: () => void) => {
    const tour: Tour = {
      ad,
      viewer,
      draft,
      calls,
      nextStage() {
        nextStage();
        onProgress?.();
      },
      async noteCalls(during) {
        const fresh = (await ad.ctaCalls()).slice(calls.length);
        calls.push(...fresh.map((call) => ({ ...call, during })));
        return fresh;
      },
      noteTexts: (screen) => textNotes.note(screen),
      async keepScreenshot(stage, orientation, png) {
        await onStage?.(stage);
        const isWanted = orientation === 'portrait' || network.orientation === 'both';
        if (!wantsScreenshots || !isWanted) return;
        screenshots.push({
          stage,
          orientation,
          ...shrinkPng(png ?? (await viewer.takeScreenshot()), orientation),
        });
      },
    };
    await (origin === 'spinreel' ? watchOwnAd(tour) : exploreAd(tour));
    hostErrors.push(...(await ad.hostErrors()));
    stored.push(...(await awaitAnswer(viewerLimits.answerMs, storedThings(ad.page))).map(String));
    // The ad may report errors about the contexts that it loses last.
    errors = [...ad.consoleErrors];
    ignoredContextLosses = await awaitAnswer(viewerLimits.answerMs, loseWebglContexts(ad.page)).catch(
      () => 0,
    );
  };
  const failure = await finishStages(viewerLimits.stageMs, watching, ad.ended);
  // A blocked page is ended when it has used a certain processor time, which may come later than the viewer's own limits.
  if (failure !== null)
    await awaitAnswer(viewerLimits.blockedMs, Promise.race([ad.ended, ad.page.evaluate('1')])).catch(
      () => {},
    );
  const { navigations } = ad;
  const exceededLimit = ad.exceededLimit();
  draft.record = {
    openingFailure: null,
    // An ad that navigates away or was ended cannot be watched to its end. The cause is already reported.
    failure: navigations.size > 0 || exceededLimit !== null ? null : failure,
    exceededLimit,
    errors: errors ?? [...ad.consoleErrors],
    requests: ad.networkRequests.filter((url) => !navigations.has(url)),
    navigations: [...navigations],
    stored,
    calls,
    hostErrors,
    ignoredContextLosses,
    covered: viewer.covered,
    texts: textNotes.sights,
  };
  return { viewing: draft, screenshots };
}

/**
 * Creates a viewing without any parts. `openingFailure` is the reason why a file could not be opened, `exceededLimit` why it
 * was ended while it loaded.
 */
export function emptyViewing(openingFailure: string | null, exceededLimit: string | null = null): Viewing {
  const record = {
    openingFailure,
    failure: null,
    exceededLimit,
    errors: [],
    requests: [],
    navigations: [],
    stored: [],
    calls: [],
    hostErrors: [],
    ignoredContextLosses: 0,
    covered: [],
    texts: [],
  };
  return {
    record,
    cover: null,
    start: null,
    hiding: null,
    returning: null,
    muting: null,
    game: null,
    turned: null,
    endCard: null,
  };
}

/** Lists the data that an ad has stored on the device, such as `cookie: seen=1`. */
function storedThings(page: Page): Promise<string[]> {
  return page.evaluate(listStored);
}

/** Runs in the page. Self-contained, since it is sent to the browser as text. */
async function listStored(): Promise<string[]> {
  const named = (kind: string, names: readonly (string | undefined)[]) =>
    names.filter((name) => name !== undefined && name !== '').map((name) => `${kind}: ${name}`);
  return [
    ...named('localStorage', Object.keys(localStorage)),
    ...named('sessionStorage', Object.keys(sessionStorage)),
    ...named('cookie', document.cookie.split('; ')),
    ...named(
      'indexedDB',
      (await indexedDB.databases()).map(({ name }) => name),
    ),
    ...named('caches', await caches.keys()),
  ];
}
