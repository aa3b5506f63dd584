import type { HostedAd } from '../play-in-host.ts';
import { hideAd } from './hide-ad.ts';
import { playToEndCard } from './play-to-end-card.ts';
import { seeCover } from './see-cover.ts';
import { startAd } from './start-ad.ts';
import { storedThings } from './stored-things.ts';
import { viewerLimits } from './viewer-limits.ts';
import { viewerOf } from './viewer.ts';
import type { EndCardSight, TimedCall, Viewing } from './viewing.ts';

type Draft = { -readonly [Part in keyof Viewing]: Viewing[Part] };

/**
 * Lets a viewer go through an ad, from the cover to the store. Whatever the ad does, the viewing ends: one that goes on
 * for ever is left after `viewerLimits.wholeMs`, with what was seen so far.
 */
export async function viewAd(ad: HostedAd): Promise<Viewing> {
  const draft: Draft = emptyViewing(null);
  const calls: TimedCall[] = [];
  const stored: string[] = [];
  const failure = await withinLimit(goThrough(ad, draft, calls, stored));
  const { navigations } = ad;
  draft.record = {
    // An ad that leads away cannot be watched to its end, which is told by where it leads.
    failure: navigations.size > 0 ? null : failure,
    errors: [...ad.consoleErrors],
    requests: ad.networkRequests.filter((url) => !navigations.has(url)),
    navigations: [...navigations],
    stored,
    calls,
  };
  return draft;
}

/** The viewing of a file that could not be shown, for the reason given. */
export function emptyViewing(failure: string | null): Viewing {
  const record = { failure, errors: [], requests: [], navigations: [], stored: [], calls: [] };
  return { record, cover: null, start: null, hiding: null, game: null, endCard: null };
}

async function goThrough(ad: HostedAd, draft: Draft, calls: TimedCall[], stored: string[]): Promise<void> {
  const viewer = viewerOf(ad);
  const noteCalls = async (during: TimedCall['during']) => {
    const fresh = (await ad.ctaCalls()).slice(calls.length);
    calls.push(...fresh.map((call) => ({ ...call, during })));
    return fresh;
  };
  const seeEndCard = async (): Promise<EndCardSight> => {
    await ad.page.waitForTimeout(viewerLimits.untouchedMs);
    const landscapeButtons = await viewer.landscapeButtons();
    await noteCalls('end-card');
    const [button] = (await viewer.look()).buttons;
    if (button !== undefined) await viewer.tap(button);
    await viewer.waitFor(async () => (await ad.ctaCalls()).length > calls.length, viewerLimits.ctaMs);
    // There must be one call, not several.
    await ad.page.waitForTimeout(viewerLimits.settleMs);
    return { landscapeButtons, ctaCalls: await noteCalls('cta'), hasOwnHook: await ad.hasOwnHook() };
  };
  const watch = async () => {
    draft.cover = await seeCover(ad, viewer);
    await noteCalls('cover');
    const hasStarted = await startAd(ad, viewer);
    await noteCalls('start');
    draft.start = { hasStarted };
    if (!hasStarted) return;
    draft.hiding = await hideAd(ad, viewer);
    if (!draft.hiding.hasGoneOn) return;
    const hasReachedEndCard = await playToEndCard(ad, viewer);
    await noteCalls('game');
    draft.game = { hasReachedEndCard };
    if (hasReachedEndCard) draft.endCard = await seeEndCard();
  };
  await watch();
  stored.push(...(await storedThings(ad.page)));
}

/** What went wrong, in words for people; null where nothing did. */
async function withinLimit(work: Promise<void>): Promise<string | null> {
  const stopped = Promise.withResolvers<string>();
  const timer = setTimeout(() => stopped.resolve('The ad does not come to an end.'), viewerLimits.wholeMs);
  const outcome = work.then(
    () => null,
    (error: unknown) =>
      `The ad could not be watched to its end: ${error instanceof Error ? error.message : String(error)}.`,
  );
  try {
    return await Promise.race([outcome, stopped.promise]);
  } finally {
    clearTimeout(timer);
  }
}
