import { TriangleAlert } from 'lucide-react';
import { getHandleId } from '../../elements/get-handle-id.ts';
import type { PlacementBoard } from '../../moving/use-placement-board.ts';
import { useLiveDrawing } from '../../moving/use-live-drawing.ts';
import { useLiveValue } from '../../moving/use-live-value.ts';
import { describeOverlap } from './find-overlaps.ts';
import styles from './overlap-warning.module.css';

/** Says on the stage which elements overlap, also during a drag, and outlines them. */
export function OverlapWarning({ board: { placements, movable, overlapsAt } }: { board: PlacementBoard }) {
  const text = useLiveValue(placements, (live) => overlapsAt(live).map(describeOverlap).join('. '));
  useLiveDrawing(placements, (live) => {
    const overlapping = new Set(overlapsAt(live).flat());
    for (const element of movable)
      document
        .getElementById(getHandleId(element))
        ?.toggleAttribute('data-overlapping', overlapping.has(element));
  });
  return (
    <div role="status">
      {text !== '' && (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
