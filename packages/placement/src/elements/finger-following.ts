import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { clampPosition } from '@spinreel/config-schema/options/placement/placement-geometry';
import { findElementPosition, type PlacementElement } from './placement-elements.ts';

type FingerElement = 'coverFinger' | 'gameplayFinger';

/** The fingers that point at a button. */
const fingers: { readonly [Element in PlacementElement]?: FingerElement } = {
  coverButton: 'coverFinger',
  gameplayButton: 'gameplayFinger',
};

/** The finger of a button that is moved, before the move. Positions are fractions of the stage. */
export interface Follower {
  readonly element: FingerElement;
  readonly position: Position;
  readonly buttonPosition: Position;
}

/**
 * Finds the finger that moves with an element on the stage. In landscape, one without its own place there follows anyway,
 * because its place derives from that of its button.
 */
export function findFollower(
  element: PlacementElement,
  ad: ResolvedAd,
  { isLandscape, buttonPosition }: { isLandscape: boolean; buttonPosition: Position },
): Follower | null {
  const { [element]: finger } = fingers;
  if (finger === undefined) return null;
  const screen = finger === 'coverFinger' ? 'cover' : 'gameplay';
  const shown = findElementPosition(finger, ad);
  const position = isLandscape && shown !== null ? ad.landscapePositions[screen].finger : shown;
  return position ? { element: finger, position, buttonPosition } : null;
}

/** Returns the position of a finger whose button has moved to `to`. Its distance to the button stays. */
export function followButton(
  { position, buttonPosition }: Omit<Follower, 'element'>,
  to: Position,
): Position {
  return clampPosition({
    x: position.x + to.x - buttonPosition.x,
    y: position.y + to.y - buttonPosition.y,
  });
}
