import { Move, Play } from 'lucide-react';
import { memo, useState } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { videoCutOf } from '../../../ad-draft/select-video.ts';
import { BadgePanel } from '../../../features/customization/badge-panel.tsx';
import { CallToActionPanel } from '../../../features/customization/call-to-action-panel.tsx';
import { LowerHalfPanel } from '../../../features/customization/lower-half-panel.tsx';
import { MissingFields } from '../../../features/customization/missing-fields.tsx';
import { OutroPanel } from '../../../features/customization/outro-panel.tsx';
import { MusicPanel } from '../../../features/music/music-panel.tsx';
import { PlacementPanel } from '../../../features/placement/placement-panel.tsx';
import { LivePreview } from '../../../features/preview/live-preview.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useEditedElement } from './use-edited-element.ts';
import styles from './customization-step.module.css';

const stageModes = [
  { value: 'arrange', label: 'Arrange', icon: <Move aria-hidden="true" /> },
  { value: 'play', label: 'Play', icon: <Play aria-hidden="true" /> },
] as const;

/** Step 3: how the ad looks and sounds, with the stage beside the panels. */
// Remembered, because the wizard around it follows every change of the draft, and an element may be on its way.
export const CustomizationStep = memo(function CustomizationStep() {
  const { panelsRef, screen, chosen, showScreen, choose, edit, followFocus } = useEditedElement();
  const [mode, setMode] = useState<(typeof stageModes)[number]['value']>('arrange');
  return (
    <div className={styles.columns}>
      <div ref={panelsRef} className={styles.panels} onFocus={followFocus}>
        <Panels />
      </div>
      <div className={styles.stage}>
        <div className={styles.mode}>
          <SegmentedControl label="Stage" options={stageModes} value={mode} onChange={setMode} />
        </div>
        {mode === 'play' ? (
          <LivePreview />
        ) : (
          <PlacementPanel
            screen={screen}
            onScreen={showScreen}
            chosen={chosen}
            onChoose={choose}
            onEdit={edit}
          />
        )}
      </div>
    </div>
  );
});

/** Every panel follows its own part of the draft. */
const Panels = memo(function Panels() {
  const splitScreen = useDraftSelector((state) => videoCutOf(state.adDraft.config).splitScreen);
  return (
    <>
      <MissingFields />
      <CallToActionPanel />
      <OutroPanel />
      <BadgePanel />
      {splitScreen && <LowerHalfPanel />}
      <MusicPanel />
    </>
  );
});
