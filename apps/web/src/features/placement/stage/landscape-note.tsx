import { getHandleId } from '../elements/get-handle-id.ts';
import { ResetToPortrait } from '../elements/reset-to-portrait.tsx';
import { hasLandscapePlace, customPositionLabel } from '@spinreel/placement/elements/landscape-places';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';
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
          <span className="text-gold-bright">{placementElements[chosen].name}:</span>{' '}
          {customPositionLabel.toLowerCase()}
        </p>
        <ResetToPortrait element={chosen} findNext={() => document.getElementById(getHandleId(chosen))} />
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
    return 'Landscape follows the portrait positions. Drag an element to move it only here.';
  const elements = ownCount === 1 ? '1 element has' : `${ownCount} elements have`;
  return `${elements} a custom position in landscape. The rest follow portrait.`;
}
