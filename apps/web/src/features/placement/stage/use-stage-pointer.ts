import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { useRef, type PointerEvent, type RefObject } from 'react';
import { findElementBelow, findElementsAt, pickElement } from '../elements/find-elements-at.ts';
import { getHandleId } from '../elements/get-handle-id.ts';
import type { PlacementElement } from '@spinreel/placement/elements/placement-elements';
import type { Surroundings } from '../moving/placement-moves.ts';
import type { Point } from '../moving/snapping.ts';
import { useDragging } from '../../../lib/page/use-dragging.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';

interface StagePointerOptions {
  stageRef: RefObject<HTMLElement | null>;
  board: PlacementBoard;
  /** CSS pixels of the window per CSS pixel of the ad. */
  viewScale: number;
  chosen: PlacementElement | null;
  describeSurroundings: (element: PlacementElement) => Surroundings;
  /** Called when an element is pressed. */
  onTake: (element: PlacementElement) => void;
  /** Called when an element is clicked. */
  onEdit: (element: PlacementElement) => void;
}

/** A press: the selected element, and the elements under the pointer. */
interface Press {
  readonly element: PlacementElement;
  readonly from: Position;
  readonly hits: readonly PlacementElement[];
  readonly at: Point;
  readonly wasChosen: boolean;
}

/** Margin in which a press still selects an element, in CSS pixels of the ad. Its handle has the same margin. */
const reachPx = 6;
/** Two clicks closer than this are at the same place, in CSS pixels of the window. */
const samePlacePx = 8;

/**
 * Returns pointer handlers for the stage. A press selects the element being edited if it is under the pointer,
 * otherwise the front element. Dragging moves it. Clicking again at the same place selects the element below.
 */
export function useStagePointer(options: StagePointerOptions) {
  const {
    stageRef,
    board,
    viewScale,
    chosen,
    describeSurroundings: surroundingsOf,
    onTake,
    onEdit,
  } = options;
  const { frame, movable, moves, positionAt, boxAt } = board;
  const pressRef = useRef<Press | null>(null);
  const clickedAtRef = useRef<Point | null>(null);
  const hoveredRef = useRef<Element | null>(null);

  const hitsAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = stageRef.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const point = { x: (clientX - left) / viewScale, y: (clientY - top) / viewScale };
    return findElementsAt(
      point,
      movable.map((element) => ({ element, box: boxAt(element, null) })),
      reachPx,
    );
  };
  const showHover = (element: PlacementElement | null) => {
    const handle = element === null ? null : document.getElementById(getHandleId(element));
    if (handle === hoveredRef.current) return;
    hoveredRef.current?.removeAttribute('data-hovered');
    handle?.setAttribute('data-hovered', '');
    hoveredRef.current = handle;
  };
  const { handlers } = useDragging({
    onStart: () => {
      const { current: press } = pressRef;
      if (press !== null) moves.grab(press.element, surroundingsOf(press.element));
    },
    onMove: (by, { altKey }) => {
      const { current: press } = pressRef;
      if (press === null) return;
      const { width, height } = frame.stage;
      const target = {
        x: press.from.x + by.x / viewScale / width,
        y: press.from.y + by.y / viewScale / height,
      };
      moves.pull(target, { isSnapping: !altKey });
    },
    onEnd: moves.drop,
    onCancel: moves.putBack,
    onClick: () => {
      const { current: press } = pressRef;
      if (press === null) return;
      const { element, hits, at, wasChosen } = press;
      const before = clickedAtRef.current;
      const isAgain = before !== null && Math.hypot(before.x - at.x, before.y - at.y) <= samePlacePx;
      clickedAtRef.current = at;
      const next = wasChosen && isAgain ? findElementBelow(hits, element) : element;
      if (next !== element) document.getElementById(getHandleId(next))?.focus({ preventScroll: true });
      onEdit(next);
    },
  });
  return {
    ...handlers,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const hits = hitsAt(event);
      const element = pickElement(hits, chosen);
      if (element === null) return;
      pressRef.current = {
        element,
        from: positionAt(element, null),
        hits,
        at: { x: event.clientX, y: event.clientY },
        wasChosen: element === chosen,
      };
      // Safari does not focus clicked elements; other browsers would focus the front element.
      document.getElementById(getHandleId(element))?.focus({ preventScroll: true });
      onTake(element);
      // Prevents the mouse events that follow every pointer event, because nothing listens to them.
      event.preventDefault();
      handlers.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons === 0) showHover(pickElement(hitsAt(event), chosen));
      else handlers.onPointerMove(event);
    },
    onPointerLeave: () => showHover(null),
  };
}
