import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { sliderRanges } from '@spinreel/config-schema/limits';
import type { ConfigChange } from '@spinreel/config-schema/merge-config';
import type { Position } from '@spinreel/config-schema/schema-parts';
import type { Throttle } from '../../lib/create-throttle.ts';
import { arrangeElement, type PulledElement } from './arrange-element.ts';
import { placementBefore, placementChange, type PlacementElement } from './placement-elements.ts';
import type { Guide } from './snapping.ts';

/** An element on its way, drawn before it is saved. */
export interface LivePlacement {
  readonly element: PlacementElement;
  readonly position: Position;
  /** The lines on which it is. */
  readonly guides: readonly Guide[];
  /** Of the video area while its corner is pulled. */
  readonly sizeFactor: number | null;
}

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

/** What moves need: where they come from, where they are shown and saved. */
interface MovesContext {
  readonly configNow: () => AdConfig;
  /** Null when nothing is on its way any more. */
  readonly show: (live: LivePlacement | null) => void;
  readonly save: (change: ConfigChange<AdConfig>, of: { gesture: string }) => void;
  readonly throttle: Throttle;
  readonly newId: () => string;
}

/** What was grabbed, and how it stood then. */
interface Held {
  readonly element: PlacementElement;
  readonly surroundings: Surroundings;
  readonly gesture: string;
  readonly before: ConfigChange<AdConfig>;
}

/** Moves that show at once and save at most every so often, and when the element is dropped. */
export function createPlacementMoves(context: MovesContext): PlacementMoves {
  const { configNow, show, save, throttle, newId } = context;
  let held: Held | null = null;
  const move = ({ element, surroundings, gesture }: Held, to: Omit<LivePlacement, 'element'>) => {
    const { splitScreen } = surroundings;
    const change = {
      ...placementChange(element, to.position, { splitScreen }),
      ...(to.sizeFactor !== null && { videoSize: to.sizeFactor }),
    };
    show({ element, ...to });
    throttle.run(() => save(change, { gesture }));
  };
  const end = () => {
    held = null;
    show(null);
  };
  return {
    grab(element, surroundings) {
      held = { element, surroundings, gesture: newId(), before: placementBefore(element, configNow()) };
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
      throttle.flush();
      end();
    },
    putBack() {
      throttle.cancel();
      if (held !== null) save(held.before, { gesture: held.gesture });
      end();
    },
  };
}

/** The nearest step of the size slider. */
function onStep(sizeFactor: number): number {
  const { min, max, step } = sliderRanges.videoSize;
  const steps = Math.round(Math.min(max, Math.max(min, sizeFactor)) / step);
  return Number((steps * step).toFixed(2));
}
