import { RotateCcw, Scan } from 'lucide-react';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { isPlaced, createPlacementReset } from '../elements/placement-elements.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import styles from './stage-corners.module.css';

/** Buttons in the lower corners next to the stage: safe zones, and resetting the screen. */
export function StageCorners({ board }: { board: PlacementBoard }) {
  const { screen, config, ad, showsZones, setShowsZones } = board;
  const hasVideoArea = screen === 'gameplay' && ad.video.splitScreen;
  const canReset = isPlaced(screen, config);
  const dispatch = useDraftDispatch();
  return (
    <>
      <IconButton
        label="Safe zones"
        icon={<Scan />}
        tone="solid"
        aria-pressed={showsZones}
        className={styles.zones}
        onClick={() => setShowsZones(!showsZones)}
      />
      <IconButton
        label={`Reset ${screen} positions${hasVideoArea ? ' and video size' : ''}`}
        icon={<RotateCcw />}
        tone="solid"
        className={styles.reset}
        disabled={!canReset}
        onClick={() => dispatch(adChanged(createPlacementReset(screen)))}
      />
    </>
  );
}
