import { Undo2 } from 'lucide-react';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { createLandscapeChange } from './landscape-places.ts';
import { placementElements, type PlacementElement } from './placement-elements.ts';
import styles from './follow-portrait.module.css';

/** Removes an element's own position in landscape. */
export function FollowPortrait({ element }: { element: PlacementElement }) {
  const dispatch = useDraftDispatch();
  if (element === 'videoArea') return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`Follow portrait: ${placementElements[element].name.toLowerCase()}`}
      onClick={() => dispatch(adChanged(createLandscapeChange(element, null)))}
    >
      <Undo2 aria-hidden="true" />
      Follow portrait
    </button>
  );
}
