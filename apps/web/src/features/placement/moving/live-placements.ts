import type { MovedElement } from '@spinreel/placement/elements/moved-element';
import type { Guide } from './snapping.ts';

/** An element that is being dragged. It is drawn before the draft changes. */
export interface LivePlacement extends MovedElement {
  /** The snap lines that the element is on. */
  readonly guides: readonly Guide[];
}

/**
 * The store of the element being dragged, for the code that draws it. It is separate from React's state because
 * rendering takes longer than a frame.
 */
export interface LivePlacements {
  /** Returns the dragged element, or null if there is none. */
  readonly now: () => LivePlacement | null;
  readonly show: (live: LivePlacement | null) => void;
  /** Calls `draw` at most once per frame when the value has changed. Returns a function that unsubscribes. */
  readonly follow: (draw: (live: LivePlacement | null) => void) => () => void;
}

/** Creates an empty store. `requestFrame` is the browser's `requestAnimationFrame`. */
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
