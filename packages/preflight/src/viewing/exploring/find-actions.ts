import { changedShare, type Changes } from './compare-screens.ts';
import { findRegions, type Region } from './find-regions.ts';
import type { Target } from './find-targets.ts';
import type { Place } from './finger.ts';
import { cellAt, sizeOf, type Screen } from './read-screen.ts';

/** What a viewer can do with a finger. */
export type Action =
  | { readonly kind: 'tap'; readonly at: Place; readonly label: string }
  | { readonly kind: 'drag'; readonly at: Place; readonly to: Place };

/** What the viewer knows about the screen. */
export interface Situation {
  readonly screen: Screen;
  /** Cells that move without a tap. */
  readonly idle: Changes;
  /** Cells that the last action with an effect changed; null before the first one. */
  readonly lastChanges: Changes | null;
  readonly lastAction: Action | null;
  readonly targets: readonly Target[];
}

/** Smaller regions are letters and ornaments, as a share of the screen. */
const minRegionShare = 0.0012;

/** Larger ones are backgrounds. */
const maxRegionShare = 0.6;

const maxRegions = 10;

/** Number of regions that the viewer tries to drag. */
const maxMovable = 4;

/** What a viewer would try on a screen, the most promising first. */
export interface Ideas {
  /** Taps on what looks like a button, or has changed. */
  readonly promising: readonly Action[];
  /** Swipes, drags, and taps everywhere else. */
  readonly remaining: readonly Action[];
}

/** Lists what a viewer would try on a screen. */
export function findActions(situation: Situation): Ideas {
  const { screen, idle, lastChanges, lastAction, targets } = situation;
  const { width, height } = sizeOf(screen);
  const middle = { x: width / 2, y: height / 2 };
  const regions = findRegions(screen)
    .filter(({ share }) => share >= minRegionShare && share <= maxRegionShare)
    .slice(0, 3 * maxRegions);
  const isOf = (changes: Changes | null) => (region: Region) => changes?.[cellAt(region, screen)] === 1;
  // On a moving background, what stands still is a button. Otherwise, what moves is one.
  const isMovingMostly = changedShare(idle) > 0.5;
  const moving = regions.filter(isOf(idle)).slice(0, maxRegions);
  const standing = regions.filter((region) => !isOf(idle)(region)).slice(0, maxRegions);
  const changed = regions.filter(isOf(lastChanges)).slice(0, maxRegions);
  const places = [
    // What moves always changes. A button that has appeared stands still.
    ...standing.filter((region) => changed.includes(region)),
    ...(isMovingMostly ? standing : []),
    ...changed,
    ...(lastAction?.kind === 'tap' ? [lastAction.at] : []),
    ...(isMovingMostly ? [] : moving),
    ...regions.slice(0, maxRegions),
    middle,
  ];
  const again = lastAction?.kind === 'drag' ? [lastAction] : [];
  const promising = [
    ...targets.filter(({ share }) => share < maxRegionShare).map((target) => tap(target, target.label)),
    ...again,
    ...places.map((place) => tap(place)),
  ];
  const movable = regions.slice(0, maxMovable);
  const remaining = [
    ...swipes(middle, width / 3),
    ...dragsBetween(movable),
    ...grid(width, height).map((place) => tap(place)),
    ...movable.flatMap((region) => swipes(region, width / 3)),
  ];
  return { promising, remaining };
}

function tap({ x, y }: Place, label = ''): Action {
  return { kind: 'tap', at: { x, y }, label };
}

function swipes(from: Place, lengthPx: number): Action[] {
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].map(([right = 0, down = 0]) => ({
    kind: 'drag',
    at: { x: from.x, y: from.y },
    to: { x: from.x + right * lengthPx, y: from.y + down * lengthPx },
  }));
}

function dragsBetween(places: readonly Place[]): Action[] {
  return places.flatMap((from) =>
    places
      .filter((to) => to !== from)
      .map((to): Action => ({ kind: 'drag', at: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } })),
  );
}

const gridColumns = 5;
const gridRows = 9;

function grid(width: number, height: number): Place[] {
  return Array.from({ length: gridColumns * gridRows }, (_, index) => ({
    x: (((index % gridColumns) + 0.5) * width) / gridColumns,
    y: ((Math.floor(index / gridColumns) + 0.5) * height) / gridRows,
  }));
}
