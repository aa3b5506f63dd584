import { Undo2 } from 'lucide-react';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { keepFocus } from '../../../lib/page/keep-focus.ts';
import { createLandscapeChange, isLandscapeElement } from '@spinreel/placement/elements/landscape-places';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';
import styles from './reset-to-portrait.module.css';

interface ResetToPortraitProps {
  element: PlacementElement;
  /** Returns what is focused next, because the button disappears. */
  findNext: () => HTMLElement | null;
}

/** Removes an element's own position in landscape. */
export function ResetToPortrait({ element, findNext }: ResetToPortraitProps) {
  const dispatch = useDraftDispatch();
  if (!isLandscapeElement(element)) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`Reset to portrait: ${placementElements[element].name.toLowerCase()}`}
      onClick={() => keepFocus(() => dispatch(adChanged(createLandscapeChange(element, null))), findNext)}
    >
      <Undo2 />
      Reset to portrait
    </button>
  );
}
