import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { anchorOf, elementBox, type DrawnSize } from './element-box.ts';
import { reachablePosition, type PlacementElement } from './placement-elements.ts';
import { snap, type Guide } from './snapping.ts';
import type { StageFrame } from './stage-shapes.ts';

/** An element that is pulled to a point. */
export interface PulledElement {
  readonly element: PlacementElement;
  /** Where the pointer wants it, as shares of the stage. */
  readonly wish: Position;
  readonly drawn: DrawnSize;
  readonly frame: StageFrame;
  readonly splitScreen: boolean;
  /** Where the other elements of the screen stand, as shares of the stage. */
  readonly others: readonly Position[];
  /** Whether it is drawn to lines; not while Alt is held. */
  readonly isSnapping: boolean;
}

/** Room to the borders to which elements are drawn, and from how near; in pixels of the design stage. */
const borderPx = 24;
const reachPx = 6;

/** Where a pulled element comes to stand: drawn to lines, in its half, off the borders. With the lines it is on. */
export function arrangeElement(pulled: PulledElement): { position: Position; guides: Guide[] } {
  const { element, drawn, frame, splitScreen, others, isSnapping } = pulled;
  const { stage, scale } = frame;
  const wish = reachablePosition(element, pulled.wish, { splitScreen });
  const inPx = ({ x, y }: Position) => ({ x: x * stage.width, y: y * stage.height });
  const { by, guides } = isSnapping
    ? snap({
        stage,
        anchor: inPx(wish),
        box: boxAround(frame, wish, drawn),
        others: others.map(inPx),
        borderPx: borderPx * scale,
        reachPx: reachPx * scale,
      })
    : { by: { x: 0, y: 0 }, guides: [] };
  const snapped = { x: wish.x + by.x / stage.width, y: wish.y + by.y / stage.height };
  const position = kept(pulled, reachablePosition(element, snapped, { splitScreen }));
  const isOn = (axis: 'x' | 'y') => Math.abs(position[axis] - snapped[axis]) < 1e-4;
  return { position, guides: guides.filter(({ axis }) => isOn(axis)) };
}

/** Where the player would show it; the video alone may stick out of the screen. */
function kept({ element, drawn, frame }: PulledElement, wish: Position): Position {
  return element === 'videoArea' ? wish : anchorOf(frame, elementBox(frame, wish, drawn), drawn);
}

function boxAround({ stage, scale }: StageFrame, { x, y }: Position, drawn: DrawnSize): Rect {
  const [width, height] = [drawn.width * scale, drawn.height * scale];
  return {
    x: (x + drawn.offset.x) * stage.width - width / 2,
    y: (y + drawn.offset.y) * stage.height - height / 2,
    width,
    height,
  };
}
