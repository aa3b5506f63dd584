import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { timings } from '@spinreel/config-schema/timings';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { createThrottle } from '../../lib/create-throttle.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { gripId } from './grip-id.ts';
import type { LivePlacement, LivePlacements } from './live-placements.ts';
import { markMoving } from './moving-layer.ts';
import { placementElements, type PlacementElement } from './placement-elements.ts';
import { percent } from './percent.ts';
import type { StageFrame } from './stage-shapes.ts';
import type { PlacementMoves, Surroundings } from './placement-moves.ts';
import { boxStyle } from './box-style.ts';
import { useDragging } from './use-dragging.ts';
import { useLiveDrawing } from './use-live-drawing.ts';
import { writeText } from './write-text.ts';
import styles from './stage-grip.module.css';

/** What a grip is told of the element that it moves. */
export interface StageGripProps {
  element: PlacementElement;
  /** Where it stands in the draft, as shares of the stage. */
  position: Position;
  /** Where it stands while something is on its way: as shares of the stage, and its box on it. */
  standingAt: (live: LivePlacement | null) => { position: Position; box: Rect };
  placements: LivePlacements;
  frame: StageFrame;
  /** CSS pixels of the window per CSS pixel of the ad. */
  viewScale: number;
  /** What it has to mind while it is moved. */
  surroundings: Surroundings;
  isChosen: boolean;
  moves: PlacementMoves;
  onChoose: (element: PlacementElement) => void;
  /** It was clicked, or Enter was pressed on it. */
  onEdit: (element: PlacementElement) => void;
  /** What it moves, and handles beside it. */
  children?: ReactNode;
}

/** Moves an element of the ad by pointer and by arrow keys: 1 pixel of the design stage, with Shift 10. */
export function StageGrip(props: StageGripProps) {
  const {
    element,
    position,
    standingAt,
    placements,
    frame,
    viewScale,
    surroundings,
    isChosen,
    moves,
    onChoose,
    onEdit,
    children,
  } = props;
  const { stage, scale } = frame;
  const noteId = useId();
  const partRef = useRef<HTMLDivElement>(null);
  const readoutRef = useRef<HTMLSpanElement>(null);
  const [wording] = useState(() => createThrottle(timings.placementSaveThrottleMs));
  useLiveDrawing(placements, (live) => {
    if (live !== null && live.element !== element) return;
    const { position: at, box } = standingAt(live);
    const [part, readout] = [partRef.current, readoutRef.current];
    if (part !== null) {
      markMoving(part, live !== null);
      Object.assign(part.style, boxStyle(box));
    }
    if (readout === null) return;
    // Words need laying out and painting, and nobody reads sixty of them a second.
    wording.run(() => {
      writeText(readout, `${percent(at.x)} · ${percent(at.y)}`);
      readout.toggleAttribute('data-below', box.y < (4 * readoutPx) / viewScale);
    });
    if (live === null) wording.flush();
  });
  const startRef = useRef(position);
  const heldRef = useRef(false);
  const pull = (from: Position, byPx: { x: number; y: number }, isSnapping: boolean) =>
    moves.pull({ x: from.x + byPx.x / stage.width, y: from.y + byPx.y / stage.height }, { isSnapping });
  const { wasDragged, handlers } = useDragging({
    onStart: () => {
      startRef.current = position;
      moves.grab(element, surroundings);
    },
    onMove: (by, { altKey }) => pull(startRef.current, { x: by.x / viewScale, y: by.y / viewScale }, !altKey),
    onEnd: moves.drop,
    onGiveUp: moves.putBack,
  });
  const letGo = () => {
    if (!heldRef.current) return;
    heldRef.current = false;
    moves.drop();
  };
  const nudge = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    if (!heldRef.current) moves.grab(element, surroundings);
    heldRef.current = true;
    const stepPx = (event.shiftKey ? 10 : 1) * scale;
    const { position: from } = standingAt(placements.now());
    pull(from, { x: direction[0] * stepPx, y: direction[1] * stepPx }, false);
  };
  return (
    <div
      ref={partRef}
      className={styles.part}
      data-chosen={isChosen || undefined}
      data-finger={element.endsWith('Finger') || undefined}
    >
      {element !== 'videoArea' && children}
      <button
        type="button"
        id={gripId(element)}
        className={styles.grip}
        aria-label={`Move ${placementElements[element].name.toLowerCase()}`}
        aria-describedby={noteId}
        {...handlers}
        onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
          // Safari does not focus what is clicked.
          event.currentTarget.focus();
          onChoose(element);
          handlers.onPointerDown(event);
        }}
        onFocus={() => onChoose(element)}
        onBlur={letGo}
        onKeyDown={nudge}
        onKeyUp={letGo}
        onClick={() => {
          if (!wasDragged()) onEdit(element);
        }}
      />
      {element === 'videoArea' && isChosen && children}
      {isChosen && (
        <span
          ref={readoutRef}
          className={styles.readout}
          style={{ fontSize: readoutPx / viewScale }}
          aria-hidden="true"
        />
      )}
      <VisuallyHidden id={noteId}>
        At {percent(position.x)} across and {percent(position.y)} down. Arrow keys move it by one pixel, with
        Shift by ten.
      </VisuallyHidden>
    </div>
  );
}

/** Of the window, whatever the stage's size. */
const readoutPx = 11;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
