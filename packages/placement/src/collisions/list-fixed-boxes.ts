import { computeOutroBoxes, hasOutroBadge, type PlacementState } from '../elements/compute-current-box.ts';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { StageFrame } from '../stage/stage-shapes.ts';
import { findZones } from '../stage/safe-zones.ts';
import type { ScreenContents } from './find-collisions.ts';

/** Lists the parts of a screen that the player places by itself: the mute button, and the winning badge of the outro. */
export function listFixedBoxes(
  frame: StageFrame,
  screen: PlacementScreen,
  state: PlacementState,
): ScreenContents['fixed'] {
  const mute = findZones(frame, { screen, isImageCropped: false }).filter(({ id }) => id === 'mute');
  const hasBadge = screen === 'outro' && hasOutroBadge(state.ad);
  return [
    ...mute.map(({ rect }) => ({ part: 'mute', box: rect }) as const),
    ...(hasBadge ? [{ part: 'badge', box: computeOutroBoxes(frame, state).badge } as const] : []),
  ];
}
