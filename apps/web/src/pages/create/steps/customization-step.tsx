import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { videoCutOf } from '../../../ad-draft/select-video.ts';
import { BadgePanel } from '../../../features/customization/badge-panel.tsx';
import { CallToActionPanel } from '../../../features/customization/call-to-action-panel.tsx';
import { LowerHalfPanel } from '../../../features/customization/lower-half-panel.tsx';
import { MissingFields } from '../../../features/customization/missing-fields.tsx';
import { OutroPanel } from '../../../features/customization/outro-panel.tsx';
import { MusicPanel } from '../../../features/music/music-panel.tsx';
import { PlacementPanel } from '../../../features/placement/placement-panel.tsx';
import styles from './customization-step.module.css';

/** Step 3: how the ad looks and sounds, with the stage beside the panels. */
export function CustomizationStep() {
  const splitScreen = useDraftSelector((state) => videoCutOf(state.adDraft.config).splitScreen);
  return (
    <div className={styles.columns}>
      <div className={styles.panels}>
        <MissingFields />
        <CallToActionPanel />
        <OutroPanel />
        <BadgePanel />
        {splitScreen && <LowerHalfPanel />}
        <MusicPanel />
      </div>
      <div className={styles.stage}>
        <PlacementPanel />
      </div>
    </div>
  );
}
