import { placementScreens } from '@spinreel/config-schema/options/options';
import { Move } from 'lucide-react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { screenNames } from '../../config/screen-names.ts';
import { EditsPart } from '../../ui/ad/edits-part.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PlaceAutomatically } from './automatic/place-automatically.tsx';
import { ElementList } from './elements/element-list.tsx';
import type { PlacementElement } from '@spinreel/placement/elements/placement-elements';
import type { PlacementBoard } from './moving/use-placement-board.ts';
import { VideoSizeField } from './video-size-field.tsx';
import styles from './placement-panel.module.css';

interface PlacementPanelProps {
  board: PlacementBoard;
  chosen: PlacementElement | null;
  /** Called when an element is picked from the list, to be moved on the stage. */
  onPick: (element: PlacementElement) => void;
}

/** The screens of the ad with their names, in the order in which viewers see them. */
export const screenTabs = placementScreens.map((value) => ({ value, label: screenNames[value] }));

/** The elements of the screen with their exact positions. */
export function PlacementPanel({ board, chosen, onPick }: PlacementPanelProps) {
  const { screen, ad, elements, positionAt, placements, pauseCount } = board;
  const dispatch = useDraftDispatch();
  return (
    <Panel
      title="Elements Placement"
      description={
        <>
          Drag elements on the {screenNames[screen].toLowerCase()} screen
          <span className={styles.keys}>, or select one and use the arrow keys (Shift for larger steps)</span>
          .
        </>
      }
      icon={<Move />}
      isPlain
    >
      <ElementList {...{ ad, elements, positionAt, placements, chosen, onPick }} />
      {screen === 'cover' && <PlaceAutomatically board={board} />}
      {screen === 'gameplay' && ad.video.splitScreen && (
        <EditsPart parts={['videoArea']}>
          <VideoSizeField
            sizeFactor={ad.gameplay.videoAreaSizeFactor}
            placements={placements}
            onChange={(videoSize) => dispatch(adChanged({ videoSize }))}
          />
        </EditsPart>
      )}
      {screen === 'gameplay' && pauseCount === 0 && (
        <p className="small-faint">Straight Play never pauses, so there is no button on this screen.</p>
      )}
    </Panel>
  );
}
