import type { Network } from '@spinreel/exporters/network';
import type { HostedAd } from '../play-in-host.ts';
import { finishStages } from './finish-stages.ts';
import { hideAd } from './hide-ad.ts';
import { muteAd } from './mute-ad.ts';
import { playToEndCard } from './play-to-end-card.ts';
import { seeCover } from './see-cover.ts';
import { startAd } from './start-ad.ts';
import { storedThings } from './stored-things.ts';
import { viewerLimits } from './viewer-limits.ts';
import { viewerOf, type Viewer } from './viewer.ts';
import type { EndCardSight, TimedCall, Viewing } from './viewing.ts';

type Draft = { -readonly [Part in keyof Viewing]: Viewing[Part] };

/**
 * Simulates a viewer who plays an ad from the cover to the store. Always ends: when a stage takes longer than
 * `viewerLimits.stageMs`, it returns what was seen so far.
 */
export async function viewAd(ad: HostedAd, network: Network): Promise<Viewing> {
  const draft: Draft = emptyViewing(null);
  const calls: TimedCall[] = [];
  const stored: string[] = [];
  const hostErrors: string[] = [];
  const viewer = viewerOf(ad, network);
  const failure = await finishStages(viewerLimits.stageMs, (nextStage) =>
    goThrough({ ad, viewer, draft, calls, stored, hostErrors, nextStage }),
  );
  const { navigations } = ad;
  draft.record = {
    // An ad that navigates away cannot be watched to its end. `navigations` already reports the cause.
    failure: navigations.size > 0 ? null : failure,
    errors: [...ad.consoleErrors],
    requests: ad.networkRequests.filter((url) => !navigations.has(url)),
    navigations: [...navigations],
    stored,
    calls,
    hostErrors,
    covered: viewer.covered,
  };
  return draft;
}

/** Creates a viewing without any parts. `failure` is the reason why a file could not be shown. */
export function emptyViewing(failure: string | null): Viewing {
  const record = {
    failure,
    errors: [],
    requests: [],
    navigations: [],
    stored: [],
    calls: [],
    hostErrors: [],
    covered: [],
  };
  return { record, cover: null, start: null, hiding: null, muting: null, game: null, endCard: null };
}

async function goThrough(options: {
  ad: HostedAd;
  viewer: Viewer;
  draft: Draft;
  calls: TimedCall[];
  stored: string[];
  hostErrors: string[];
  nextStage: () => void;
}): Promise<void> {
  const { ad, viewer, draft, calls, stored, hostErrors, nextStage } = options;
  const noteCalls = async (during: TimedCall['during']) => {
    const fresh = (await ad.ctaCalls()).slice(calls.length);
    calls.push(...fresh.map((call) => ({ ...call, during })));
    return fresh;
  };
  const seeEndCard = async (pauseTapCount: number): Promise<EndCardSight> => {
    await ad.page.waitForTimeout(viewerLimits.untouchedMs);
    const landscapeButtons = await viewer.landscapeButtons();
    await viewer.noteCovered('outro');
    await noteCalls('end-card');
    const [button] = (await viewer.look()).buttons;
    if (button !== undefined) await viewer.tap(button);
    await viewer.waitFor(async () => (await ad.ctaCalls()).length > calls.length, viewerLimits.ctaMs);
    // Waits for further calls, because a tap must cause exactly one.
    await ad.page.waitForTimeout(viewerLimits.settleMs);
    return {
      landscapeButtons,
      ctaCalls: await noteCalls('cta'),
      hasOwnHook: await ad.hasOwnHook(),
      lifecycle: await ad.lifecycle(),
      measurementCalls: await ad.measurementCalls(),
      // With the tap on the cover.
      earlierTapCount: 1 + pauseTapCount,
    };
  };
  const watch = async () => {
    draft.cover = await seeCover(ad, viewer);
    await noteCalls('cover');
    nextStage();
    const hasStarted = await startAd(ad, viewer);
    await noteCalls('start');
    nextStage();
    draft.start = { hasStarted };
    if (!hasStarted) return;
    draft.hiding = await hideAd(ad, viewer);
    if (!draft.hiding.hasGoneOn) return;
    draft.muting = await muteAd(ad, viewer);
    nextStage();
    const { hasReachedEndCard, tapCount } = await playToEndCard(ad, viewer);
    await noteCalls('game');
    nextStage();
    draft.game = { hasReachedEndCard };
    if (hasReachedEndCard) draft.endCard = await seeEndCard(tapCount);
  };
  await watch();
  hostErrors.push(...(await ad.hostErrors()));
  stored.push(...(await storedThings(ad.page)));
}
