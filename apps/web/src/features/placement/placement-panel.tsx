import { defaults } from '@spinreel/config-schema/defaults';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { Move, RotateCcw } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenTabs } from '../../ui/screen-tabs.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { isPlaced, placementReset, type PlacementElement } from './placement-elements.ts';
import { PlacementStage } from './placement-stage.tsx';
import { stageFrame, stageShapes, type StageShapeId } from './stage-shapes.ts';
import { usePlacement } from './use-placement.ts';
import { VideoSizeField } from './video-size-field.tsx';
import styles from './placement-panel.module.css';

interface PlacementPanelProps {
  screen: PlacementScreen;
  onScreen: (screen: PlacementScreen) => void;
  /** The element that is being edited, here or by its fields. */
  chosen: PlacementElement | null;
  onChoose: (element: PlacementElement) => void;
  /** Its fields are asked for. */
  onEdit: (element: PlacementElement) => void;
}

const screenNames: Readonly<Record<PlacementScreen, string>> = {
  cover: 'Cover',
  gameplay: 'Gameplay',
  outro: 'Outro',
};
const tabs = placementScreens.map((value) => ({ value, label: screenNames[value] }));
const shapes = stageShapes.map(({ id, name }) => ({ value: id, label: name }));

/** Where everything stands, screen by screen and shape by shape. */
export const PlacementPanel = memo(function PlacementPanel(props: PlacementPanelProps) {
  const { screen, onScreen, chosen, onChoose, onEdit } = props;
  const dispatch = useDraftDispatch();
  const config = useDraftSelector((state) => state.adDraft.config);
  const [shape, setShape] = useState<StageShapeId>('9:16');
  const [showZones, setShowZones] = useState(false);
  const ad = useMemo(() => resolveAd(config), [config]);
  const { placements, moves } = usePlacement();
  const frame = useMemo(() => stageFrame(shape), [shape]);
  const pauseCount = config.pausePointCount ?? defaults.pausePointCount;
  const isSplitGameplay = screen === 'gameplay' && ad.video.splitScreen;
  return (
    <Panel
      title="Elements Placement"
      description={
        <>
          Drag to move<span className={styles.keys}>, or use the arrow keys: 1 px, with Shift 10 px</span>
        </>
      }
      icon={<Move />}
    >
      <ScreenTabs label="Screen" tabs={tabs} value={screen} onChange={onScreen}>
        <div className={styles.body}>
          <PlacementStage
            {...{ screen, config, ad, frame, pauseCount, showZones, chosen, onChoose, onEdit }}
            {...{ placements, moves }}
          >
            {isSplitGameplay && (
              <VideoSizeField
                sizeFactor={ad.gameplay.videoAreaSizeFactor}
                placements={placements}
                onChange={(videoSize) => dispatch(adChanged({ videoSize }))}
              />
            )}
            {screen === 'gameplay' && pauseCount === 0 && (
              <p className={styles.note}>Straight Play never stops, so it shows no button here.</p>
            )}
            <div className={styles.shape}>
              <span className={styles.label} aria-hidden="true">
                Screen shape
              </span>
              <SegmentedControl label="Screen shape" options={shapes} value={shape} onChange={setShape} />
            </div>
            <SwitchField label="Safe zones" isOn={showZones} onChange={setShowZones} />
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCcw aria-hidden="true" />}
              aria-label={`Reset ${screenNames[screen].toLowerCase()} positions`}
              disabled={!isPlaced(screen, config)}
              onClick={() => dispatch(adChanged(placementReset(screen)))}
            >
              Reset {screenNames[screen].toLowerCase()}
            </Button>
          </PlacementStage>
        </div>
      </ScreenTabs>
    </Panel>
  );
});
