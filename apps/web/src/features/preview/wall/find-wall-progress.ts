import { placementScreens } from '@spinreel/config-schema/options/options';
import type { ShownScreens } from './find-shape-problems.ts';
import { wallShapes } from './wall-layout.ts';

/**
 * How much of the ad the shapes have shown. `partly-seen`: some shapes have shown nothing. `restart-needed`: some have left
 * a screen before an edit changed it.
 */
export type WallProgress = 'loading' | 'partly-seen' | 'playing' | 'restart-needed' | 'complete';

/** Returns how much of the ad the shapes have shown. Only a pause stops at the gameplay. Pure. */
export function findWallProgress(shown: ShownScreens, { hasPauses }: { hasPauses: boolean }): WallProgress {
  // A shape whose screens an edit has changed was seen, even if it has not reported its screen again.
  const byShape = wallShapes.flatMap(({ id }) => shown[id] ?? []);
  if (byShape.length === 0) return 'loading';
  if (byShape.length < wallShapes.length) return 'partly-seen';
  const required = placementScreens.filter((screen) => hasPauses || screen !== 'gameplay');
  if (byShape.every((screens) => required.every((screen) => screens[screen] !== undefined)))
    return 'complete';
  const hasLeft = byShape.some(
    ({ cover, gameplay, outro }) => cover === undefined && (gameplay ?? outro) !== undefined,
  );
  return hasLeft || byShape.every(({ outro }) => outro !== undefined) ? 'restart-needed' : 'playing';
}
