import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { Throttle } from '../../../lib/timing/create-throttle.ts';
import { arrangeElement, type PulledElement } from '../elements/arrange-element.ts';
import { followButton, type Follower } from '@spinreel/placement/elements/finger-following';
import type { LivePlacement } from './live-placements.ts';
import { createLandscapeChange } from '@spinreel/placement/elements/landscape-places';
import { createSizeChange, findSizeField, limitSize, roundToStep } from '../sizing/element-sizes.ts';
import {
  createPlacementChange,
  roundPosition,
  type PlacementElement,
} from '@spinreel/placement/elements/placement-elements';

/** The surroundings of a dragged element. */
export interface Surroundings extends Omit<PulledElement, 'element' | 'target' | 'isSnapping'> {
  /** The finger that moves with the element. */
  readonly follower?: Follower | null;
}

/** Moves elements. All changes of one drag, or of one key press, are one gesture. */
export interface PlacementMoves {
  grab: (element: PlacementElement, surroundings: Surroundings) => void;
  /** Drags the grabbed element to a position. */
  pull: (target: Position, how: { isSnapping: boolean }) => void;
  /** Resizes the video area or another element around its position, which stays. */
  resize: (centre: Position, sizeFactor: number) => void;
  drop: () => void;
  /** Restores the state before the element was grabbed. */
  putBack: () => void;
}

/** The dependencies of moves. */
interface MovesContext {
  /** Draws the dragged element. Null ends the drag. */
  readonly show: (live: LivePlacement | null) => void;
  /** Stores the unsaved change on this device; null removes it, after the element was put back. */
  readonly storeLocally: (change: PlacementSave | null) => void;
  readonly save: (change: PlacementSave) => void;
  readonly throttle: Throttle;
  readonly generateId: () => string;
}

/** A change of the draft, with the ID of its gesture. */
export interface PlacementSave {
  readonly patch: ConfigChange<AdConfig>;
  readonly gesture: string;
}

/** The grabbed element. `change` is saved when it is dropped; null until it has been moved. */
interface Held {
  readonly element: PlacementElement;
  readonly surroundings: Surroundings;
  readonly gesture: string;
  readonly change: PlacementSave | null;
}

/**
 * Creates the handlers for moves. A move is shown at once, stored on the device at a limited rate, and saved when the
 * element is dropped.
 */
export function createPlacementMoves(context: MovesContext): PlacementMoves {
  const { show, storeLocally: keep, save, throttle, generateId } = context;
  let held: Held | null = null;
  const move = (grabbed: Held, to: Omit<LivePlacement, 'element' | 'isLandscape'>) => {
    const { element, surroundings, gesture } = grabbed;
    const { frame } = surroundings;
    const change = { patch: createChange(element, to, surroundings), gesture };
    held = { ...grabbed, change };
    show({ element, isLandscape: frame.isLandscape, ...to });
    throttle.run(() => keep(change));
  };
  const end = () => {
    throttle.cancel();
    held = null;
    show(null);
  };
  return {
    grab(element, surroundings) {
      held = { element, surroundings, gesture: generateId(), change: null };
    },
    pull(target, { isSnapping }) {
      if (held === null) return;
      const { element, surroundings } = held;
      const arranged = arrangeElement({ ...surroundings, element, target, isSnapping });
      move(held, { ...arranged, sizeFactor: null });
    },
    resize(centre, sizeFactor) {
      if (held === null) return;
      const isVideo = held.element === 'videoArea';
      const limited = isVideo ? roundToStep(sizeFactor, sliderRanges.videoSize) : limitSize(sizeFactor);
      move(held, { position: centre, guides: [], sizeFactor: limited });
    },
    drop() {
      const change = held?.change ?? null;
      if (change !== null) save(change);
      end();
    },
    putBack() {
      const change = held?.change ?? null;
      end();
      if (change !== null) keep(null);
    },
  };
}

/** Returns the change of the draft that moves or resizes an element. A finger moves with its button. */
function createChange(
  element: PlacementElement,
  { position, sizeFactor }: Pick<LivePlacement, 'position' | 'sizeFactor'>,
  { frame, splitScreen, follower, toSourcePoint }: Surroundings,
): ConfigChange<AdConfig> {
  const sizeField = findSizeField(element);
  if (sizeFactor !== null && sizeField !== null) return createSizeChange(sizeField, sizeFactor);
  const place = (placed: PlacementElement, to: Position): ConfigChange<AdConfig> => {
    if (placed === 'gameplayHighlight')
      return { cta: { highlightPosition: roundPosition(toSourcePoint(to)) } };
    return frame.isLandscape && placed !== 'videoArea'
      ? createLandscapeChange(placed, to)
      : createPlacementChange(placed, to, { splitScreen });
  };
  const placed = place(element, position);
  if (sizeFactor !== null) return { ...placed, videoSize: sizeFactor };
  if (!follower) return placed;
  return mergeConfig(placed, place(follower.element, followButton(follower, position)));
}
