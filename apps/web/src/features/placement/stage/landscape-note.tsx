import { FollowPortrait } from '../elements/follow-portrait.tsx';
import { hasLandscapePlace, ownPlaceLabel } from '../elements/landscape-places.ts';
import { placementElements, type PlacementElement } from '../elements/placement-elements.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import styles from './landscape-note.module.css';

interface LandscapeNoteProps {
  board: PlacementBoard;
  chosen: PlacementElement | null;
}

/** Explains the positions of the landscape stage. An element with its own one can be put back here. */
export function LandscapeNote({ board: { ad, movable }, chosen }: LandscapeNoteProps) {
  const own = movable.filter((element) => hasLandscapePlace(element, ad));
  if (chosen !== null && own.includes(chosen))
    return (
      <div className={styles.note}>
        <p>
          <span className={styles.name}>{placementElements[chosen].name}:</span> {ownPlaceLabel.toLowerCase()}
        </p>
        <FollowPortrait element={chosen} />
      </div>
    );
  return (
    <div className={styles.note}>
      <p>{describeLandscape(own.length)}</p>
    </div>
  );
}

function describeLandscape(ownCount: number): string {
  if (ownCount === 0)
    return 'Landscape positions follow from the portrait ones. Drag an element to change one.';
  const elements = ownCount === 1 ? '1 element has its' : `${ownCount} elements have their`;
  return `${elements} own place in landscape. The others follow portrait.`;
}
