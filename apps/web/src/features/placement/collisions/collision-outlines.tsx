import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import { useLiveValue } from '../moving/use-live-value.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import { isFixed } from '@spinreel/placement/collisions/collision';
import styles from './collision-outlines.module.css';

/** Outlines on the stage around what elements cover: the main part of the cover, the mute button and the badge. */
export function CollisionOutlines({ board, viewScale }: { board: PlacementBoard; viewScale: number }) {
  const { placements, frame, collisionsAt, fixedAt, salientIn } = board;
  const found = useLiveValue(placements, (live) => {
    const collisions = collisionsAt(live, frame);
    const covered = new Set(
      collisions.flatMap((each) => (each.kind === 'overlap' && isFixed(each.other) ? [each.other] : [])),
    );
    const fixed = fixedAt(live, frame).flatMap(({ part, box }) => (covered.has(part) ? [box] : []));
    const isOnMainPart = collisions.some(({ kind }) => kind === 'main-part');
    return JSON.stringify([...fixed, ...(isOnMainPart ? salientIn(frame).map(({ rect }) => rect) : [])]);
  });
  return (JSON.parse(found) as Rect[]).map(({ x, y, width, height }) => (
    <span
      key={`${x} ${y}`}
      className={styles.outline}
      data-testid="covered-part"
      aria-hidden="true"
      style={{ left: x, top: y, width, height, borderWidth: 1.5 / (viewScale || 1) }}
    />
  ));
}
