import { timings } from '@spinreel/config-schema/limits/timings';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { createLandscapeChange } from '@spinreel/placement/elements/landscape-places';
import {
  createPlacementChange,
  limitPosition,
  type PlacementElement,
} from '@spinreel/placement/elements/placement-elements';
import { useLiveValue } from '../moving/use-live-value.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import { describeCollision } from '@spinreel/placement/collisions/collision';
import { findFreePlace } from '@spinreel/placement/collisions/find-free-place';
import { describeShapes, type ShapeCollision } from '@spinreel/placement/collisions/list-shape-collisions';
import { useShapeCollisions } from './use-shape-collisions.ts';
import styles from './collision-line.module.css';

interface CollisionLineProps {
  board: PlacementBoard;
  /** Called when an element is to be selected on the stage. */
  onPick: (element: PlacementElement) => void;
  /** Called when the fields of an element are requested. */
  onEdit: (element: PlacementElement) => void;
}

/** The notice that says what collides, first in the shown shape. Empty if nothing does. */
export function CollisionLine({ board, onPick, onEdit }: CollisionLineProps) {
  const found = useShapeCollisions(board);
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? found : found.slice(0, 1);
  const rest = found.length - 1;
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={styles.box}>
          <ul className="grow" aria-label="What overlaps or is cut off">
            {shown.map((entry) => (
              <CollisionEntry key={JSON.stringify(entry.collision)} {...{ entry, board, onPick, onEdit }} />
            ))}
          </ul>
          {rest > 0 && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Show less' : `${rest} more`}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function CollisionEntry({ entry, board, onPick, onEdit }: CollisionLineProps & { entry: ShapeCollision }) {
  const { shape, setShape, placements } = board;
  const { collision, shapes } = entry;
  const [first = shape] = shapes;
  const isHere = shapes.includes(shape);
  const isDragged = useLiveValue(placements, (live) => live !== null);
  const { element } = collision;
  // The highlight belongs on its button in the video.
  const isMovable = collision.kind !== 'cut-off' && element !== 'gameplayHighlight';
  const moveApart = useMoveApart(board);
  const others = describeShapes(entry, shape);
  return (
    <li className={styles.entry}>
      <TriangleAlert className="text-red" />
      <span className="grow">
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            flushSync(() => {
              if (!isHere) setShape(first);
            });
            onPick(element);
            if (collision.kind === 'cut-off') onEdit(element);
          }}
        >
          {describeCollision(collision)}
        </button>
        {others !== null && <span className="text-faint"> {others}</span>}
      </span>
      {isHere && isMovable && !isDragged && (
        <Button size="small" variant="quiet" className={styles.move} onClick={() => moveApart(element)}>
          Move apart
        </Button>
      )}
    </li>
  );
}

/** Returns a function that moves an element to the nearest place where it collides with nothing. */
function useMoveApart({ ad, frame, collisionsAt, positionAt }: PlacementBoard) {
  const dispatch = useDraftDispatch();
  return (element: Exclude<PlacementElement, 'gameplayHighlight'>) => {
    const splitScreen = ad.video.splitScreen && !frame.isLandscape;
    const limits = {
      splitScreen,
      videoSizeFactor: ad.gameplay.videoAreaSizeFactor,
      videoAspect: ad.video.aspect,
    };
    const place = findFreePlace({
      element,
      position: positionAt(element, null),
      frame,
      limit: (position) => limitPosition(element, position, limits),
      findIn: collisionsAt,
    });
    if (place === null) {
      showToast({
        id: 'no-free-place',
        text: 'There is no free place in this shape. Use a shorter text, or move the other element.',
        durationMs: timings.noteMs,
      });
      return;
    }
    const change =
      frame.isLandscape && element !== 'videoArea'
        ? createLandscapeChange(element, place)
        : createPlacementChange(element, place, { splitScreen });
    dispatch(adChanged(change));
  };
}
