import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { PlacementScreen } from '@spinreel/config-schema/options';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { useRef, type ReactNode } from 'react';
import { useElementSize } from '../../lib/use-element-size.ts';
import { hasCutPicture, onPage, type DrawnSize } from './element-box.ts';
import { ElementList } from './element-list.tsx';
import type { LivePlacement, LivePlacements } from './live-placements.ts';
import { PlacedPart } from './placed-part.tsx';
import { elementsOn, placementElements, type PlacementElement } from './placement-elements.ts';
import type { PlacementMoves } from './placement-moves.ts';
import { zonesOf, zoneWarnings } from './safe-zones.ts';
import { StageGuides } from './stage-guides.tsx';
import { usePartCreators } from './stage-parts.ts';
import { StageScenery } from './stage-scenery.tsx';
import type { StageFrame } from './stage-shapes.ts';
import { StageZones } from './stage-zones.tsx';
import { notDrawn, standingBox, standingPosition } from './standing-element.ts';
import { useDrawnSizes } from './use-drawn-sizes.ts';
import { useLiveDrawing } from './use-live-drawing.ts';
import { useLiveValue } from './use-live-value.ts';
import { VideoAreaPart } from './video-area-part.tsx';
import { ZoneNotice } from './zone-notice.tsx';
import styles from './placement-stage.module.css';

interface PlacementStageProps {
  screen: PlacementScreen;
  config: AdConfig;
  ad: ResolvedAd;
  frame: StageFrame;
  /** How often the video stops for a tap. */
  pauseCount: number;
  showZones: boolean;
  chosen: PlacementElement | null;
  onChoose: (element: PlacementElement) => void;
  onEdit: (element: PlacementElement) => void;
  placements: LivePlacements;
  moves: PlacementMoves;
  /** Settings of the view, beside the stage. */
  children: ReactNode;
}

/** One screen of the ad as it looks on a screen of some shape, with everything on it movable. */
export function PlacementStage(props: PlacementStageProps) {
  const { screen, config, ad, frame, pauseCount, showZones, chosen, onChoose, onEdit } = props;
  const { placements, moves, children } = props;
  const wellRef = useRef<HTMLDivElement>(null);
  const well = useElementSize(wellRef);
  const { page, stage } = frame;
  const viewScale = well === null ? 0 : Math.min(well.width / page.width, well.height / page.height);
  const pageRef = useRef<HTMLDivElement>(null);
  useLiveDrawing(placements, (live) => pageRef.current?.toggleAttribute('data-moving', live !== null));
  const creators = usePartCreators(ad, { pauseCount });
  const { drawn, noteDrawn } = useDrawnSizes();
  const elements = elementsOn(screen, ad, { pauseCount });
  const { splitScreen } = ad.video;
  const sizeFactor = ad.gameplay.videoAreaSizeFactor;
  const positionAt = (element: PlacementElement, live: LivePlacement | null) =>
    standingPosition(element, { ad, live });
  const boxAt = (element: PlacementElement, live: LivePlacement | null, anyFrame = frame) =>
    standingBox(anyFrame, element, { ad, drawn, live });
  const hasPicture = hasCutPicture(screen, ad);
  const warningsAt = (live: LivePlacement | null) =>
    zoneWarnings({ screen, hasPicture }, (anyFrame) =>
      elements
        .filter((element) => element === 'videoArea' || drawn[element] !== undefined)
        .map((element) => ({
          name: placementElements[element].name,
          isPointer: element === 'coverFinger' || element === 'gameplayFinger',
          box: onPage(anyFrame, boxAt(element, live, anyFrame)),
        })),
    );
  const gripOf = (element: PlacementElement) => ({
    position: positionAt(element, null),
    standingAt: (live: LivePlacement | null) => ({
      position: positionAt(element, live),
      box: boxAt(element, live),
    }),
    surroundings: {
      frame,
      splitScreen,
      drawn: element === 'videoArea' ? asDrawn(boxAt(element, null), frame) : (drawn[element] ?? notDrawn),
      others: elements.filter((other) => other !== element).map((other) => positionAt(other, null)),
    },
    isChosen: element === chosen,
    ...{ frame, viewScale, placements, moves, onChoose, onEdit },
  });
  return (
    <div className={styles.sides}>
      <div ref={wellRef} className={styles.well}>
        <div
          ref={pageRef}
          className={styles.page}
          role="group"
          aria-label={`${screen} screen`}
          data-testid="stage"
          style={{
            ...page,
            transform: `translate(-50%, -50%) scale(${viewScale})`,
            borderRadius: 16 / (viewScale || 1),
          }}
        >
          <StageScenery {...{ screen, config, ad, frame, drawn, placements }} />
          <div className={styles.stage} style={{ left: stage.x, width: stage.width, height: stage.height }}>
            {screen === 'gameplay' && splitScreen && <MiddleLine placements={placements} />}
            {elements.map((element) =>
              element === 'videoArea' ? (
                <VideoAreaPart key={element} {...gripOf(element)} sizeFactor={sizeFactor} />
              ) : (
                <PlacedPart
                  key={element}
                  {...gripOf(element)}
                  element={element}
                  create={creators[element]}
                  onDraw={noteDrawn}
                />
              ),
            )}
            <StageGuides placements={placements} viewScale={viewScale} />
          </div>
          {showZones && <StageZones zones={zonesOf(frame, { screen, hasPicture })} viewScale={viewScale} />}
        </div>
      </div>
      <div className={styles.rail}>
        <ElementList {...{ elements, positionAt, placements, chosen }} />
        {children}
        <ZoneNotice {...{ placements, warningsAt }} />
      </div>
    </div>
  );
}

/** Below it stand button and finger of a split screen; it shines while one of them is moved. */
function MiddleLine({ placements }: { placements: LivePlacements }) {
  const isActive = useLiveValue(
    placements,
    (live) => live?.element === 'gameplayButton' || live?.element === 'gameplayFinger',
  );
  return <span className={styles.half} data-active={isActive || undefined} aria-hidden="true" />;
}

function asDrawn({ width, height }: Rect, { scale }: StageFrame): DrawnSize {
  return { ...notDrawn, width: width / scale, height: height / scale };
}
