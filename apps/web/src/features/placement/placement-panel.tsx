import { sliderRanges } from '@spinreel/config-schema/limits';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { Move, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenTabs } from '../../ui/screen-tabs.tsx';
import { SliderField } from '../../ui/slider-field.tsx';
import { isPlaced, placementReset } from './placement-elements.ts';
import { PlacementStage } from './placement-stage.tsx';
import styles from './placement-panel.module.css';

const screenNames: Readonly<Record<PlacementScreen, string>> = {
  cover: 'Cover',
  gameplay: 'Gameplay',
  outro: 'Outro',
};
const tabs = placementScreens.map((value) => ({ value, label: screenNames[value] }));

/** Where everything stands, screen by screen. */
export function PlacementPanel() {
  const dispatch = useDraftDispatch();
  const config = useDraftSelector((state) => state.adDraft.config);
  const [screen, setScreen] = useState<PlacementScreen>('cover');
  const ad = useMemo(() => resolveAd(config), [config]);
  const isSplitGameplay = screen === 'gameplay' && ad.video.splitScreen;
  return (
    <Panel
      title="Elements Placement"
      description="Drag, or use the arrow keys: 1 px, with Shift 10 px"
      icon={<Move />}
    >
      <ScreenTabs label="Screen" tabs={tabs} value={screen} onChange={setScreen}>
        <PlacementStage screen={screen} config={config} ad={ad} />
      </ScreenTabs>
      {isSplitGameplay && (
        <SliderField
          label="Video area size"
          value={ad.gameplay.videoAreaSizeFactor}
          range={sliderRanges.videoSize}
          format={(value) => `${Math.round(value * 100)} %`}
          onChange={(videoSize) => dispatch(adChanged({ videoSize }))}
        />
      )}
      <Button
        size="small"
        variant="quiet"
        className={styles.reset}
        icon={<RotateCcw aria-hidden="true" />}
        disabled={!isPlaced(screen, config)}
        onClick={() => dispatch(adChanged(placementReset(screen)))}
      >
        Reset {screenNames[screen].toLowerCase()} positions
      </Button>
    </Panel>
  );
}
