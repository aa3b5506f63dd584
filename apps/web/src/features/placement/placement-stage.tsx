import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { PlacementScreen } from '@spinreel/config-schema/options';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { videoAspects } from '@spinreel/config-schema/video-crop';
import { useMemo, useRef, type ReactNode } from 'react';
import { useElementSize } from '../../lib/use-element-size.ts';
import { elementBox, hasCutPicture, onPage, videoBox, type DrawnSize } from './element-box.ts';
import { ElementList } from './element-list.tsx';
import { PlacedPart } from './placed-part.tsx';
import {
  elementPosition,
  elementsOn,
  placementElements,
  type PlacementElement,
} from './placement-elements.ts';
import { zonesOf, zoneWarnings } from './safe-zones.ts';
import { StageGuides, StageZones } from './stage-overlay.tsx';
import { usePartCreators } from './stage-parts.ts';
import { StageScenery } from './stage-scenery.tsx';
import type { StageFrame } from './stage-shapes.ts';
import { useDrawnSizes } from './use-drawn-sizes.ts';
import { usePlacement } from './use-placement.ts';
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
  /** Settings of the view, beside the stage. */
  children: ReactNode;
}

/** One screen of the ad as it looks on a screen of some shape, with everything on it movable. */
export function PlacementStage(props: PlacementStageProps) {
  const { screen, config, ad, frame, pauseCount, showZones, chosen, onChoose, onEdit, children } = props;
  const wellRef = useRef<HTMLDivElement>(null);
  const well = useElementSize(wellRef);
  const { page, stage } = frame;
  const viewScale = well === null ? 0 : Math.min(well.width / page.width, well.height / page.height);
  const creators = usePartCreators(ad, { pauseCount });
  const { drawn, noteDrawn } = useDrawnSizes();
  const elements = elementsOn(screen, ad, { pauseCount });
  // The server cuts the video to this shape.
  const aspect = videoAspects.splitScreen;
  const { videoAreaCentre: savedCentre, videoAreaSizeFactor: savedFactor } = ad.gameplay;
  const { live, moves } = usePlacement();
  const surroundingsOf = (element: PlacementElement) => ({
    frame,
    splitScreen: ad.video.splitScreen,
    drawn:
      element === 'videoArea'
        ? asDrawn(videoBox(frame, { centre: savedCentre, sizeFactor: savedFactor, aspect }), frame)
        : (drawn[element] ?? notDrawn),
    others: elements
      .filter((other) => other !== element)
      .flatMap((other) => elementPosition(other, ad) ?? []),
  });
  const positionOf = (element: PlacementElement) =>
    (live?.element === element ? live.position : elementPosition(element, ad)) ?? notDrawn.offset;
  const sizeFactor = live?.sizeFactor ?? savedFactor;
  const areaIn = (anyFrame: StageFrame): Rect =>
    videoBox(anyFrame, { centre: positionOf('videoArea'), sizeFactor, aspect });
  const boxIn = (anyFrame: StageFrame, element: PlacementElement): Rect =>
    element === 'videoArea'
      ? areaIn(anyFrame)
      : elementBox(anyFrame, positionOf(element), drawn[element] ?? notDrawn);
  const hasPicture = hasCutPicture(screen, ad);
  const warnings = zoneWarnings({ screen, hasPicture }, (anyFrame) =>
    elements
      .filter((element) => element === 'videoArea' || drawn[element] !== undefined)
      .map((element) => ({
        name: placementElements[element].name,
        box: onPage(anyFrame, boxIn(anyFrame, element)),
      })),
  );
  const gripOf = (element: PlacementElement) => ({
    position: positionOf(element),
    surroundings: surroundingsOf(element),
    isChosen: element === chosen,
    ...{ frame, viewScale, moves, onChoose, onEdit },
  });
  // The scenery is drawn anew only when they change.
  const area = useSameRect(screen === 'gameplay' && ad.video.splitScreen ? areaIn(frame) : null);
  const outroButton = useSameRect(
    screen === 'outro' && drawn.outroButton !== undefined ? boxIn(frame, 'outroButton') : null,
  );
  const isPlacingBelow = live?.element === 'gameplayButton' || live?.element === 'gameplayFinger';
  return (
    <div className={styles.sides}>
      <div ref={wellRef} className={styles.well}>
        <div
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
          <StageScenery {...{ screen, config, ad, frame, area, outroButton }} />
          <div className={styles.stage} style={{ left: stage.x, width: stage.width, height: stage.height }}>
            {screen === 'gameplay' && ad.video.splitScreen && (
              <span className={styles.half} data-active={isPlacingBelow || undefined} aria-hidden="true" />
            )}
            {elements.map((element) =>
              element === 'videoArea' ? (
                <VideoAreaPart
                  key={element}
                  {...gripOf(element)}
                  box={areaIn(frame)}
                  sizeFactor={sizeFactor}
                />
              ) : (
                <PlacedPart
                  key={element}
                  {...gripOf(element)}
                  element={element}
                  create={creators[element]}
                  drawn={drawn[element] ?? null}
                  onDraw={noteDrawn}
                />
              ),
            )}
            <StageGuides guides={live?.guides ?? []} viewScale={viewScale} />
          </div>
          {showZones && <StageZones zones={zonesOf(frame, { screen, hasPicture })} viewScale={viewScale} />}
        </div>
      </div>
      <div className={styles.rail}>
        <ElementList
          places={elements.map((element) => ({ element, position: positionOf(element) }))}
          chosen={chosen}
        />
        {children}
        <ZoneNotice warnings={warnings} />
      </div>
    </div>
  );
}

/** The rectangle, as the same object as long as it has the same numbers. */
function useSameRect(rect: Rect | null): Rect | null {
  const { x, y, width, height } = rect ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return useMemo(() => (Number.isNaN(x) ? null : { x, y, width, height }), [x, y, width, height]);
}

const notDrawn: DrawnSize = { width: 0, height: 0, offset: { x: 0, y: 0 } };

function asDrawn({ width, height }: Rect, { scale }: StageFrame): DrawnSize {
  return { ...notDrawn, width: width / scale, height: height / scale };
}
