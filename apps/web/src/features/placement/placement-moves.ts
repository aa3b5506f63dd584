import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { sliderRanges } from '@spinreel/config-schema/limits';
import type { ConfigChange } from '@spinreel/config-schema/merge-config';
import type { Position } from '@spinreel/config-schema/schema-parts';
import type { Throttle } from '../../lib/create-throttle.ts';
import { arrangeElement, type PulledElement } from './arrange-element.ts';
import type { LivePlacement } from './live-placements.ts';
import { placementChange, type PlacementElement } from './placement-elements.ts';

/** What surrounds an element that is pulled. */
export type Surroundings = Omit<PulledElement, 'element' | 'wish' | 'isSnapping'>;

/** Moves elements. What belongs to one pull of the pointer, or to one press of a key, is one gesture. */
export interface PlacementMoves {
  grab: (element: PlacementElement, surroundings: Surroundings) => void;
  /** Pulls what was grabbed to a point. */
  pull: (wish: Position, how: { isSnapping: boolean }) => void;
  /** Sizes the video area, whose centre stays. */
  resize: (centre: Position, sizeFactor: number) => void;
  drop: () => void;
  /** As if it had never been grabbed. */
  putBack: () => void;
}

/** What moves need: where they are shown, kept and saved. */
interface MovesContext {
  /** Null when nothing is on its way any more. */
  readonly show: (live: LivePlacement | null) => void;
  /** Keeps on this device what would be saved if the element were dropped now; null when it was put back. */
  readonly keep: (change: PlacementSave | null) => void;
  readonly save: (change: PlacementSave) => void;
  readonly throttle: Throttle;
  readonly newId: () => string;
}

/** A change of the draft, and the gesture to which it belongs. */
export interface PlacementSave {
  readonly patch: ConfigChange<AdConfig>;
  readonly gesture: string;
}

/** What was grabbed, and what comes of it when it is dropped: null until it was moved. */
interface Held {
  readonly element: PlacementElement;
  readonly surroundings: Surroundings;
  readonly gesture: string;
  readonly change: PlacementSave | null;
}

/** Moves that show at once, are kept at most every so often, and are saved when the element is dropped. */
export function createPlacementMoves(context: MovesContext): PlacementMoves {
  const { show, keep, save, throttle, newId } = context;
  let held: Held | null = null;
  const move = (grabbed: Held, to: Omit<LivePlacement, 'element'>) => {
    const { element, surroundings, gesture } = grabbed;
    const { splitScreen } = surroundings;
    const patch = {
      ...placementChange(element, to.position, { splitScreen }),
      ...(to.sizeFactor !== null && { videoSize: to.sizeFactor }),
    };
    const change = { patch, gesture };
    held = { ...grabbed, change };
    show({ element, ...to });
    throttle.run(() => keep(change));
  };
  const end = () => {
    throttle.cancel();
    held = null;
    show(null);
  };
  return {
    grab(element, surroundings) {
      held = { element, surroundings, gesture: newId(), change: null };
    },
    pull(wish, { isSnapping }) {
      if (held === null) return;
      const { element, surroundings } = held;
      const arranged = arrangeElement({ ...surroundings, element, wish, isSnapping });
      move(held, { ...arranged, sizeFactor: null });
    },
    resize(centre, sizeFactor) {
      if (held !== null) move(held, { position: centre, guides: [], sizeFactor: onStep(sizeFactor) });
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

/** The nearest step of the size slider. */
function onStep(sizeFactor: number): number {
  const { min, max, step } = sliderRanges.videoSize;
  const steps = Math.round(Math.min(max, Math.max(min, sizeFactor)) / step);
  return Number((steps * step).toFixed(2));
}
