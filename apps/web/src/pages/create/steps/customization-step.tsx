import { Move, Play } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { MissingFields } from '../../../features/customization/missing-fields.tsx';
import type { ShownText } from '../../../features/customization/text-fit/shown-text.ts';
import { useAdFonts } from '../../../features/customization/fonts/use-ad-fonts.ts';
import { useAutomaticPlacement } from '../../../features/placement/automatic/use-automatic-placement.ts';
import { CollisionLine } from '../../../features/placement/collisions/collision-line.tsx';
import { getHandleId } from '../../../features/placement/elements/get-handle-id.ts';
import type { PlacementElement } from '@spinreel/placement/elements/placement-elements';
import { PlacementPanel, screenTabs } from '../../../features/placement/placement-panel.tsx';
import { PlacementStage } from '../../../features/placement/stage/placement-stage.tsx';
import { ElementSizeField } from '../../../features/placement/sizing/element-size-field.tsx';
import { ShapeSwitch } from '../../../features/placement/stage/shape-switch.tsx';
import { StageCorners } from '../../../features/placement/stage/stage-corners.tsx';
import { StageNotes } from '../../../features/placement/stage/stage-notes.tsx';
import { usePlacementBoard } from '../../../features/placement/moving/use-placement-board.ts';
import { ZoneNotice } from '../../../features/placement/stage/zones/zone-notice.tsx';
import { LivePreview } from '../../../features/preview/live-preview.tsx';
import { ScreenTabs } from '../../../ui/fields/screen-tabs.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { findElementOfText } from './find-element-of-text.ts';
import { Inspector } from './inspector.tsx';
import { findTabOfElement } from './inspector-tabs.ts';
import { useEditedElement } from './use-edited-element.ts';
import styles from './customization-step.module.css';

const stageModes = [
  { value: 'arrange', label: 'Arrange', icon: <Move /> },
  { value: 'play', label: 'Play', icon: <Play /> },
] as const;
type StageMode = (typeof stageModes)[number]['value'];

/** Step 3: the ad on a large stage, with the settings of the selected element. */
// Memoized, because the surrounding wizard renders on every change of the draft, also during a drag.
export const CustomizationStep = memo(function CustomizationStep() {
  useAdFonts();
  const edited = useEditedElement();
  const { inspectorRef, tab, openTab, screen, chosen, showScreen, showPart, choose, take, edit, fix } =
    edited;
  const [mode, setMode] = useState<StageMode>('arrange');
  const [shown, setShown] = useState<ShownText | null>(null);
  const board = usePlacementBoard(screen, {
    firstShape: edited.isLandscapeRequested ? 'landscape' : '9:16',
    pseudo: shown?.language ?? null,
  });
  useAutomaticPlacement(board);
  const { setShape } = board;
  const showText = useCallback(
    (next: ShownText | null) => {
      setShown(next);
      if (next === null) return;
      setMode('arrange');
      showPart(next.screen, findElementOfText(next), { isSpinning: next.id === 'spinningButton' });
      if (next.shape !== null) setShape(next.shape);
    },
    [showPart, setShape],
  );
  const { stage } = board.frame;
  const pick = (element: PlacementElement) => {
    flushSync(() => {
      setMode('arrange');
      // In landscape the video fills the screen.
      if (board.frame.isLandscape && element === 'videoArea') board.setShape('9:16');
    });
    document.getElementById(getHandleId(element))?.focus({ preventScroll: true });
  };
  const modeSwitch = (
    <div className={styles.mode}>
      <SegmentedControl label="Stage" options={stageModes} value={mode} onChange={setMode} isSmall />
    </div>
  );
  return (
    <div className={styles.workspace} data-fills-window>
      <section className={styles.canvas} aria-label="Stage">
        {mode === 'play' ? (
          <LivePreview aspect={stage.width / stage.height} tools={modeSwitch} />
        ) : (
          <>
            <ScreenTabs
              label="Screen"
              tabs={screenTabs}
              value={screen}
              onChange={showScreen}
              isFilling
              tools={
                <>
                  <div className={styles.shapes}>
                    <ShapeSwitch board={board} />
                  </div>
                  {modeSwitch}
                </>
              }
            >
              <PlacementStage
                board={board}
                chosen={chosen}
                isSpinning={edited.isSpinning}
                onChoose={choose}
                onTake={take}
                onEdit={edit}
              >
                <StageCorners board={board} />
                <StageNotes board={board} chosen={chosen} onOwnTexts={() => setShown(null)} />
              </PlacementStage>
            </ScreenTabs>
          </>
        )}
      </section>
      <Inspector
        inspectorRef={inspectorRef}
        tab={tab}
        hasSmallestText={board.smallestTexts.some((element) => findTabOfElement(element) === tab)}
        shown={shown}
        onShow={showText}
        onTab={openTab}
        onField={fix}
        onFocus={edited.followFocus}
        size={chosen !== null && <ElementSizeField board={board} element={chosen} />}
        layout={<PlacementPanel board={board} chosen={chosen} onPick={pick} />}
        notices={
          <>
            <MissingFields onFix={fix} />
            <CollisionLine board={board} onPick={pick} onEdit={edited.edit} />
            <ZoneNotice placements={board.placements} warningsAt={board.warningsAt} />
          </>
        }
      />
    </div>
  );
});
