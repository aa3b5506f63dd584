import type { CtaCall } from '../../hosts/log/host-log.ts';
import type { Tour } from '../tour.ts';
import { viewerLimits } from '../viewer-limits.ts';
import type { AdClock } from './ad-clock.ts';
import { chooseAction, isStoreLabel } from './choose-action.ts';
import { changedShare, compareScreens, uniteChanges, type Changes } from './compare-screens.ts';
import type { Eyes, Look } from './eyes.ts';
import type { Action } from './find-actions.ts';
import type { Finger, Place } from './finger.ts';
import { sizeOf, type Screen } from './read-screen.ts';

/** The tap that opened the store. */
export interface FoundStore {
  readonly storeCalls: readonly CtaCall[];
  /** The text of the tapped element; empty if it has none. */
  readonly label: string;
  /** Number of taps and drags so far, with this one. */
  readonly tapCount: number;
}

export interface StoreSearch {
  /** Whether a tap did so after `onStart`. */
  readonly hasReactedAfterStart: boolean;
  /** Null if no tap opens the store. */
  readonly store: FoundStore | null;
}

/** What the search needs of the viewer. */
export interface SearchOptions {
  readonly tour: Tour;
  readonly clock: AdClock;
  readonly eyes: Eyes;
  readonly finger: Finger;
  /** Runs once, when the ad has reacted for the first time. */
  readonly onStart: () => Promise<void>;
}

/** A reaction of an ad that stands still changes at least this share of the screen: a digit of the score. */
const smallReactionShare = 0.0004;

/** A reaction of an ad that moves by itself changes more, because its movements are never quite the same. */
const reactionShare = 0.004;

/** How long an ad that moves by itself may react, in milliseconds. Its movements may be larger now, and never end. */
const movingSettleMs = 2000;

/** Number of actions after which the viewer gives up. */
const maxActions = 150;

/** Number of small reactions on one screen after which the viewer tries something else. */
const maxRepeats = 8;

/** Tries taps, swipes and drags until one of them opens the store. */
export async function searchStore(options: SearchOptions): Promise<StoreSearch> {
  const { tour, clock, eyes, onStart } = options;
  const { ad, keepScreenshot, nextStage } = tour;
  let { first: before, idle } = await eyes.watchIdle(clock, await eyes.look());
  let lastChanges: Changes | null = null;
  let lastAction: Action | null = null;
  const visited: Visit[] = [{ screen: before.screen, tried: [] }];
  let tried = visited[0]?.tried ?? [];
  let [reactionCount, repeatCount, isSecondPass] = [0, 0, false];
  const hasCalled = async () => (await ad.ctaCalls()).length > tour.calls.length;

  for (let tapCount = 1; tapCount <= maxActions; tapCount++) {
    const situation = { screen: before.screen, idle, lastChanges, lastAction };
    const action = await chooseAction({ page: ad.page, situation, tried, reactionCount, isSecondPass });
    if (action === null) {
      // Something may appear late: an ad that still loads, or a game that plays itself.
      if (isSecondPass) break;
      isSecondPass = true;
      tried = [];
      await clock.wait(viewerLimits.loadingMs);
      before = await eyes.look();
      continue;
    }
    await perform(options, action);
    // Each action ends, because a page that draws nothing is given up. Slow ones may need minutes for all of them.
    nextStage();
    tried.push(action);
    if (ad.navigations.size > 0) break;
    if (await hasCalled()) {
      await keepScreenshot('outro', 'portrait', before.png);
      const store = await meetStore({ ...options, action, screen: before, isFirst: reactionCount === 0 });
      const hasReactedAfterStart = reactionCount > 0;
      if (reactionCount === 0) await onStart();
      return { hasReactedAfterStart, store: { ...store, tapCount } };
    }
    const after = await eyes.look();
    if (!hasReacted(before, after, idle)) {
      before = after;
      continue;
    }
    reactionCount++;
    if (reactionCount === 1) await onStart();
    const settled = await settle(options, idle);
    const { first, idle: movement } = await eyes.watchIdle(clock, settled);
    const changes = compareScreens(before.screen, first.screen);
    // What moved before may have moved on, farther than was seen of it.
    const expected = changedShare(idle) === 0 ? idle : uniteChanges(idle, movement);
    const newShare = changedShare(changes, expected);
    before = first;
    if (newShare < smallReactionShare) {
      idle = expected;
      continue;
    }
    lastChanges = changes;
    lastAction = action;
    const visitCount = visited.length;
    // After a small reaction, what had no effect still has none. The same tap may have another one.
    const isNewScreen = newShare >= reactionShare;
    repeatCount = isNewScreen ? 0 : repeatCount + 1;
    if (isNewScreen) ({ tried } = visit(visited, first.screen));
    else if (repeatCount < maxRepeats) tried.pop();
    if (visited.length > visitCount) isSecondPass = false;
    idle = movement;
  }
  return { hasReactedAfterStart: reactionCount > 1, store: null };
}

/** A screen, and what had been tried on it. */
interface Visit {
  readonly screen: Screen;
  readonly tried: Action[];
}

/** Returns the visit of a screen, an earlier one if it has been seen before: a page that scrolls shows few screens. */
function visit(visited: Visit[], screen: Screen): Visit {
  const known = visited.find(
    (earlier) => changedShare(compareScreens(earlier.screen, screen)) < reactionShare,
  );
  if (known !== undefined) return known;
  const first = { screen, tried: [] };
  visited.push(first);
  return first;
}

function hasReacted(before: Look, after: Look, idle: Changes): boolean {
  const share = changedShare(compareScreens(before.screen, after.screen), idle);
  return share >= (changedShare(idle) === 0 ? smallReactionShare : reactionShare);
}

async function perform({ finger, clock }: SearchOptions, action: Action): Promise<void> {
  if (action.kind === 'tap') await finger.tap(action.at);
  else await finger.drag(action.at, action.to);
  await clock.wait(viewerLimits.reactionMs);
}

/** Waits until the effects of a tap are over. Movements that never end do not count. */
async function settle({ clock, eyes }: SearchOptions, idle: Changes): Promise<Look> {
  const limitMs = changedShare(idle) === 0 ? viewerLimits.loadingMs : movingSettleMs;
  let current = await eyes.look();
  await clock.waitUntil(async () => {
    await clock.wait(viewerLimits.lookMs);
    const next = await eyes.look();
    const isStill = !hasReacted(current, next, idle);
    current = next;
    return isStill;
  }, limitMs);
  return current;
}

/** Notes the calls of the tap that has opened the store. A first tap must not do so wherever it is. */
async function meetStore(
  options: SearchOptions & { action: Action; screen: Look; isFirst: boolean },
): Promise<Omit<FoundStore, 'tapCount'>> {
  const { tour, clock, action, screen, isFirst } = options;
  // Waits for further calls, because a tap must cause exactly one.
  await clock.wait(viewerLimits.settleMs);
  const storeCalls = await tour.noteCalls('cta');
  const label = action.kind === 'tap' ? action.label : '';
  if (isFirst && !isStoreLabel(label)) {
    for (const at of cornersAwayFrom(action.at, screen))
      await perform(options, { kind: 'tap', at, label: '' });
    await tour.noteCalls('start');
  }
  return { storeCalls, label };
}

/** Returns two places at the edge of the screen, as far as possible from another one. */
function cornersAwayFrom({ x, y }: Place, { screen }: Look): Place[] {
  const { width, height } = sizeOf(screen);
  return [0.1, 0.9]
    .flatMap((across) => [0.15, 0.85].map((down) => ({ x: across * width, y: down * height })))
    .toSorted((a, b) => Math.hypot(b.x - x, b.y - y) - Math.hypot(a.x - x, a.y - y))
    .slice(0, 2);
}
