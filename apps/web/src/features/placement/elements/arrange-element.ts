import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import {
  computeAnchor,
  computeBoxCentre,
  computeElementBox,
  findElementLimits,
  type DrawnSize,
} from '@spinreel/placement/elements/element-box';
import { isLandscapeElement } from '@spinreel/placement/elements/landscape-places';
import {
  limitPosition,
  type PlacementElement,
  type PlacementLimits,
} from '@spinreel/placement/elements/placement-elements';
import { snap, type Guide } from '../moving/snapping.ts';
import type { StageFrame } from '@spinreel/placement/stage/stage-shapes';

/** An element that is being dragged to a position. */
export interface PulledElement extends PlacementLimits {
  readonly element: PlacementElement;
  /** The position of the pointer, as fractions of the stage. */
  readonly target: Position;
  readonly drawn: DrawnSize;
  readonly frame: StageFrame;
  /** Positions of the screen's other elements, as fractions of the stage. */
  readonly others: readonly Position[];
  /** Returns the point of the uploaded video at a position on the stage, as fractions of each. */
  readonly toSourcePoint: (onStage: Position) => Position;
  /** Whether the element snaps to lines. False while Alt is held. */
  readonly isSnapping: boolean;
}

/** Distance to the borders at which elements snap, and from how near; in pixels of the design stage. */
const borderPx = 24;
const reachPx = 6;

/** Returns a dragged element's position after snapping and limiting, with the lines that it snapped to. */
export function arrangeElement(pulled: PulledElement): { position: Position; guides: Guide[] } {
  const { element, drawn, frame, others, isSnapping } = pulled;
  const { stage, scale } = frame;
  const target = limitPosition(element, pulled.target, pulled);
  const inPx = ({ x, y }: Position) => ({ x: x * stage.width, y: y * stage.height });
  // The highlight belongs on the button in the video, wherever that is.
  const { by, guides } =
    isSnapping && element !== 'gameplayHighlight'
      ? snap({
          stage,
          anchor: inPx(target),
          box: computeUnlimitedBox(frame, target, drawn),
          others: others.map(inPx),
          borderPx: borderPx * scale,
          reachPx: reachPx * scale,
        })
      : { by: { x: 0, y: 0 }, guides: [] };
  const snapped = { x: target.x + by.x / stage.width, y: target.y + by.y / stage.height };
  const position = moveInside(pulled, limitPosition(element, snapped, pulled));
  const isOn = (axis: 'x' | 'y') => Math.abs(position[axis] - snapped[axis]) < 1e-4;
  return { position, guides: guides.filter(({ axis }) => isOn(axis)) };
}

/** Returns where the player shows an element with this position. */
function moveInside({ element, drawn, frame }: PulledElement, target: Position): Position {
  return !isLandscapeElement(element)
    ? target
    : computeAnchor(frame, computeElementBox(frame, target, drawn, findElementLimits(frame, element)), drawn);
}

function computeUnlimitedBox(frame: StageFrame, target: Position, drawn: DrawnSize): Rect {
  const { stage, scale } = frame;
  const { x, y } = computeBoxCentre(frame, target, drawn);
  const [width, height] = [drawn.width * scale, drawn.height * scale];
  return {
    x: x * stage.width - width / 2,
    y: y * stage.height - height / 2,
    width,
    height,
  };
}
