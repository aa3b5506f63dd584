import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { timings } from '@spinreel/config-schema/limits/timings';
import { Pin } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createThrottle } from '../../../lib/timing/create-throttle.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { customPositionLabel } from '@spinreel/placement/elements/landscape-places';
import { getHandleId } from '../elements/get-handle-id.ts';
import type { LivePlacement, LivePlacements } from '../moving/live-placements.ts';
import { markMoving } from '../moving/moving-layer.ts';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';
import { percent } from '../moving/percent.ts';
import type { StageFrame } from '@spinreel/placement/stage/stage-shapes';
import type { PlacementMoves, Surroundings } from '../moving/placement-moves.ts';
import { boxStyle } from '../elements/box-style.ts';
import { useLiveDrawing } from '../moving/use-live-value.ts';
import { writeText } from '../elements/write-text.ts';
import styles from './stage-handle.module.css';

/** The element that a handle moves, and its environment. */
export interface StageHandleProps {
  element: PlacementElement;
  /** Its position in the draft, as fractions of the stage. */
  position: Position;
  /** Returns its position as fractions of the stage and its box, also during a drag. */
  locate: (live: LivePlacement | null) => { position: Position; box: Rect };
  placements: LivePlacements;
  frame: StageFrame;
  /** CSS pixels of the window per CSS pixel of the ad. */
  viewScale: number;
  /** The elements to snap to, and the limits. */
  surroundings: Surroundings;
  isChosen: boolean;
  /** Whether it may move while another element is dragged. */
  movesWithOthers: boolean;
  /** Whether it has its own position on this stage, which is a landscape stage. */
  hasOwnPlace: boolean;
  moves: PlacementMoves;
  onChoose: (element: PlacementElement) => void;
  /** Called when Enter is pressed on the handle. */
  onEdit: (element: PlacementElement) => void;
  /** Further handles, if the element is being edited. */
  corners?: ReactNode;
  /** Its size in the draft as a multiple of the standard size. Null if it has only that. */
  size?: number | null;
  /** The content of the element. */
  children?: ReactNode;
}

/**
 * An element and its handle: the outline by which the stage drags it. Arrow keys move it by 1 pixel of the design stage, with Shift by 10. Plus and minus change its size.
 * In landscape that gives it its own position there.
 */
export function StageHandle(props: StageHandleProps) {
  const {
    element,
    position,
    locate,
    placements,
    frame,
    viewScale,
    surroundings,
    isChosen,
    movesWithOthers,
    hasOwnPlace,
    moves,
    onChoose,
    onEdit,
    corners,
    size = null,
    children,
  } = props;
  const { stage, scale } = frame;
  const noteId = useId();
  const partRef = useRef<HTMLDivElement>(null);
  const readoutRef = useRef<HTMLSpanElement>(null);
  const [readoutThrottle] = useState(() => createThrottle(timings.placementSaveThrottleMs));
  useLiveDrawing(placements, (live) => {
    if (live !== null && live.element !== element && !movesWithOthers) return;
    const { position: at, box } = locate(live);
    const [part, readout] = [partRef.current, readoutRef.current];
    if (part !== null) {
      markMoving(part, live !== null);
      Object.assign(part.style, boxStyle(box));
    }
    if (readout === null) return;
    // Text needs layout and paint, and changes at 60 frames per second are not readable.
    readoutThrottle.run(() => {
      const isResized = live !== null && live.element === element && live.sizeFactor !== null;
      writeText(
        readout,
        isResized ? `Size ${percent(live.sizeFactor)}` : `${percent(at.x)} · ${percent(at.y)}`,
      );
      readout.toggleAttribute('data-below', box.y < (4 * readoutPx) / viewScale);
      readout.style.left = `${computeReadoutCentre(box, { stage, viewScale }) - box.x}px`;
    });
    if (live === null) readoutThrottle.flush();
  });
  const heldRef = useRef<'move' | 'size' | null>(null);
  const release = () => {
    if (heldRef.current === null) return;
    heldRef.current = null;
    moves.drop();
  };
  const hold = (how: 'move' | 'size') => {
    if (heldRef.current === how) return;
    release();
    moves.grab(element, surroundings);
    heldRef.current = how;
  };
  const pressKey = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    const growth = growths[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      hold('move');
      const stepPx = (event.shiftKey ? 10 : 1) * scale;
      const { position: from } = locate(placements.now());
      const target = {
        x: from.x + (direction[0] * stepPx) / stage.width,
        y: from.y + (direction[1] * stepPx) / stage.height,
      };
      moves.pull(target, { isSnapping: false });
    } else if (growth !== undefined && size !== null && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      hold('size');
      const live = placements.now();
      const from = live?.sizeFactor ?? size;
      moves.resize(locate(live).position, from + growth * sliderRanges.elementSize.step);
    }
  };
  return (
    <div
      ref={partRef}
      className={styles.part}
      data-chosen={isChosen || undefined}
      data-finger={element.endsWith('Finger') || undefined}
    >
      {children}
      <button
        type="button"
        id={getHandleId(element)}
        className={styles.handle}
        aria-label={`Move ${placementElements[element].name.toLowerCase()}`}
        aria-describedby={noteId}
        onFocus={() => onChoose(element)}
        onBlur={release}
        onKeyDown={pressKey}
        onKeyUp={release}
        onClick={({ detail }) => {
          // The stage handles pointer clicks.
          if (detail === 0) onEdit(element);
        }}
      />
      {isChosen && corners}
      {isChosen && (
        <span
          ref={readoutRef}
          className={styles.readout}
          style={{ fontSize: readoutPx / viewScale, width: `${readoutWidthEm}em` }}
          data-testid="position"
          aria-hidden="true"
        />
      )}
      {hasOwnPlace && (
        <span className={styles.pin} style={{ fontSize: readoutPx / viewScale }} aria-hidden="true">
          <Pin />
        </span>
      )}
      <VisuallyHidden id={noteId}>
        At {percent(position.x)} across and {percent(position.y)} down. Arrow keys move it by one pixel, with
        Shift by ten.{size !== null && ` Its size is ${percent(size)}. Plus and minus change it.`}
        {hasOwnPlace && ` ${customPositionLabel}.`}
      </VisuallyHidden>
    </div>
  );
}

/** Returns the center of an element's readout, in CSS pixels of the ad: that of its box, moved so far that the stage shows all of it. */
function computeReadoutCentre(
  box: Rect,
  { stage, viewScale }: { stage: StageFrame['stage']; viewScale: number },
): number {
  const half = (readoutWidthEm * readoutPx) / viewScale / 2;
  const centre = box.x + box.width / 2;
  return Math.max(half, Math.min(stage.width - half, centre));
}

/** In CSS pixels of the window, independent of the stage's size. */
const readoutPx = 11;
/** As a multiple of its font size. */
const readoutWidthEm = 11;

/** By how many steps a key changes the size. The plus key is `=` without Shift. */
const growths: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
