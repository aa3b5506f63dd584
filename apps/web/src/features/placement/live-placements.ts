import type { Position } from '@spinreel/config-schema/schema-parts';
import type { PlacementElement } from './placement-elements.ts';
import type { Guide } from './snapping.ts';

/** An element on its way, drawn before the draft knows of it. */
export interface LivePlacement {
  readonly element: PlacementElement;
  readonly position: Position;
  /** The lines on which it is. */
  readonly guides: readonly Guide[];
  /** Of the video area while its corner is pulled. */
  readonly sizeFactor: number | null;
}

/** What is on its way, for those who draw it. Kept out of what is rendered, which takes longer than a frame. */
export interface LivePlacements {
  /** Null while nothing is on its way. */
  readonly now: () => LivePlacement | null;
  readonly show: (live: LivePlacement | null) => void;
  /** Told once before each frame that shows something new. Returns the undoing. */
  readonly follow: (draw: (live: LivePlacement | null) => void) => () => void;
}

/** Nothing on its way yet. `requestFrame` is the browser's `requestAnimationFrame`. */
export function createLivePlacements(requestFrame: (draw: () => void) => unknown): LivePlacements {
  let live: LivePlacement | null = null;
  let isFrameAsked = false;
  const followers = new Set<(live: LivePlacement | null) => void>();
  const draw = () => {
    isFrameAsked = false;
    for (const follower of followers) follower(live);
  };
  return {
    now: () => live,
    show(next) {
      live = next;
      if (isFrameAsked) return;
      isFrameAsked = true;
      requestFrame(draw);
    },
    follow(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}
