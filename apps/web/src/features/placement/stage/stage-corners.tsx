import { RotateCcw, Scan } from 'lucide-react';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { createLandscapeReset, hasLandscapePlace } from '@spinreel/placement/elements/landscape-places';
import { isPlaced, createPlacementReset } from '@spinreel/placement/elements/placement-elements';
import { createSizeReset, isSized } from '../sizing/element-sizes.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import styles from './stage-corners.module.css';

/** Buttons in the lower corners next to the stage: safe zones, and resetting the screen. */
export function StageCorners({ board }: { board: PlacementBoard }) {
  const { screen, config, ad, frame, showsZones, setShowsZones } = board;
  const reset = frame.isLandscape
    ? {
        label: `Reset all landscape positions on the ${screen}`,
        isPossible: board.movable.some((element) => hasLandscapePlace(element, ad)),
        change: createLandscapeReset(screen, ad),
      }
    : {
        label: `Reset ${screen} positions and sizes`,
        isPossible: isPlaced(screen, config) || isSized(screen, ad),
        change: { ...createPlacementReset(screen), ...createSizeReset(screen) },
      };
  const dispatch = useDraftDispatch();
  return (
    <>
      <IconButton
        label="Safe zones"
        caption="Safe zones"
        icon={<Scan />}
        tone="solid"
        aria-pressed={showsZones}
        className={styles.zones}
        onClick={() => setShowsZones(!showsZones)}
      />
      <IconButton
        label={reset.label}
        caption="Reset"
        icon={<RotateCcw />}
        tone="solid"
        className={styles.reset}
        disabled={!reset.isPossible}
        onClick={() => dispatch(adChanged(reset.change))}
      />
    </>
  );
}
