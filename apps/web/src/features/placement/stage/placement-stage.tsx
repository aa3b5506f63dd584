import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import { resolveFramedSource } from '@spinreel/config-schema/ad/resolve-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { toSource } from '@spinreel/config-schema/options/placement/video-highlight';
import { useRef, type ReactNode } from 'react';
import { useElementSize } from '../../../lib/page/use-element-size.ts';
import type { DrawnSize } from '@spinreel/placement/elements/element-box';
import type { LivePlacement, LivePlacements } from '../moving/live-placements.ts';
import { PlacedPart } from '../elements/placed-part.tsx';
import { findLegalPart, type PlacementElement } from '@spinreel/placement/elements/placement-elements';
import { findPointInVideo } from '@spinreel/placement/elements/highlight-place';
import { hasLandscapePlace, isLandscapeElement } from '@spinreel/placement/elements/landscape-places';
import { CollisionOutlines } from '../collisions/collision-outlines.tsx';
import { LandscapeNote } from './landscape-note.tsx';
import { findZones } from '@spinreel/placement/stage/safe-zones';
import { HighlightPart } from './highlight-part.tsx';
import { StageGuides } from './stage-guides.tsx';
import { usePartCreators } from './stage-parts.ts';
import { StageScenery } from './stage-scenery.tsx';
import type { StageFrame } from '@spinreel/placement/stage/stage-shapes';
import { StageZones } from './zones/stage-zones.tsx';
import { notDrawn } from '@spinreel/placement/elements/compute-current-box';
import { computeCurrentPosition } from '@spinreel/placement/elements/compute-current-position';
import { findFollower } from '@spinreel/placement/elements/finger-following';
import type { Surroundings } from '../moving/placement-moves.ts';
import { useLiveValue, useLiveDrawing } from '../moving/use-live-value.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import { useStagePointer } from './use-stage-pointer.ts';
import { VideoAreaPart } from './video-area-part.tsx';
import styles from './placement-stage.module.css';

interface PlacementStageProps {
  board: PlacementBoard;
  /** The element being edited, on the stage or with its fields. */
  chosen: PlacementElement | null;
  /** Whether the spin button is shown as it is while the reels spin. */
  isSpinning: boolean;
  /** Called when an element receives the focus. */
  onChoose: (element: PlacementElement) => void;
  /** Called when an element is pressed. */
  onTake: (element: PlacementElement) => void;
  /** Called when the fields of an element are requested. */
  onEdit: (element: PlacementElement) => void;
  /** Buttons in the corners around the stage. */
  children?: ReactNode;
}

/** One screen of the ad, as large as the available space, with all of its movable elements. */
export function PlacementStage(props: PlacementStageProps) {
  const { board, chosen, isSpinning, onChoose, onTake, onEdit, children } = props;
  const { screen, config, ad, pseudo, frame, pauseCount, movable, isImageCropped, showsZones } = board;
  const { placements, moves, drawn, noteDrawn, positionAt, boxAt } = board;
  const wellRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const well = useElementSize(wellRef);
  const { stage, isLandscape } = frame;
  const viewScale = well === null ? 0 : Math.min(well.width / stage.width, well.height / stage.height);
  const pageRef = useRef<HTMLDivElement>(null);
  useLiveDrawing(placements, (live) => pageRef.current?.toggleAttribute('data-moving', live !== null));
  const creators = usePartCreators(ad, { pauseCount, pseudo, isSpinning });
  const { splitScreen } = ad.video;
  const sizeFactor = ad.gameplay.videoAreaSizeFactor;
  // In landscape, the finger and the text follow the button. On every stage, elements make way for the legal text, and on the
  // cover, the finger makes way for the text.
  const movesWithOthers =
    isLandscape || screen === 'cover' || movable.some((element) => findLegalPart(element) === 'legalText');
  const describeSurroundings = (element: PlacementElement): Surroundings => {
    const follower = findFollower(element, ad, {
      isLandscape,
      buttonPosition: computeCurrentPosition(frame, element, { ad, live: null }),
    });
    return {
      frame,
      // In landscape, all elements can be anywhere.
      splitScreen: splitScreen && !isLandscape,
      videoSizeFactor: sizeFactor,
      videoAspect: ad.video.aspect,
      drawn: isLandscapeElement(element)
        ? (drawn[element] ?? notDrawn)
        : toDrawnSize(boxAt(element, null), frame),
      // The element would not snap to what moves with it.
      others: movable
        .filter((other) => other !== element && other !== follower?.element)
        .map((other) => positionAt(other, null)),
      follower,
      toSourcePoint: (onStage: Position) =>
        toSource(
          findPointInVideo(frame, onStage, { ad, live: null }),
          resolveFramedSource(config.assets?.gameplayVideo),
        ),
    };
  };
  const getHandleProps = (element: PlacementElement) => ({
    position: positionAt(element, null),
    locate: (live: LivePlacement | null) => ({
      position: positionAt(element, live),
      box: boxAt(element, live),
    }),
    surroundings: describeSurroundings(element),
    isChosen: element === chosen,
    // The highlight moves with the video.
    movesWithOthers:
      element === 'gameplayHighlight' ||
      ((movesWithOthers || element === 'gameplayFinger') && element !== 'videoArea'),
    hasOwnPlace: isLandscape && hasLandscapePlace(element, ad),
    ...{ frame, viewScale, placements, moves, onChoose, onEdit },
  });
  const pointer = useStagePointer({
    stageRef,
    board,
    viewScale,
    chosen,
    describeSurroundings: describeSurroundings,
    onTake,
    onEdit,
  });
  return (
    <div className={styles.well} data-landscape={isLandscape || undefined}>
      {isLandscape && <LandscapeNote board={board} chosen={chosen} />}
      {/* Its own layer without padding, because the stage is scaled to it. */}
      <div ref={wellRef} className={styles.area}>
        <div
          ref={pageRef}
          className={styles.page}
          role="group"
          aria-label={`${screen} screen`}
          data-testid="stage"
          style={{
            ...stage,
            transform: `translate(-50%, -50%) scale(${viewScale})`,
            borderRadius: 16 / (viewScale || 1),
          }}
        >
          <StageScenery {...{ screen, config, ad, frame, drawn, placements }} />
          <div ref={stageRef} className={styles.stage} {...pointer}>
            {screen === 'gameplay' && splitScreen && !isLandscape && <MiddleLine placements={placements} />}
            {movable.map((element) =>
              element === 'videoArea' ? (
                <VideoAreaPart key={element} {...getHandleProps(element)} sizeFactor={sizeFactor} />
              ) : element === 'gameplayHighlight' ? (
                <HighlightPart
                  key={element}
                  {...getHandleProps(element)}
                  create={creators[element]}
                  language={ad.language}
                />
              ) : (
                <PlacedPart
                  key={element}
                  {...getHandleProps(element)}
                  element={element}
                  create={creators[element]}
                  language={ad.language}
                  sizes={ad.sizes}
                  onDraw={noteDrawn}
                />
              ),
            )}
            <CollisionOutlines board={board} viewScale={viewScale} />
            <StageGuides placements={placements} viewScale={viewScale} />
          </div>
          {showsZones && (
            <StageZones zones={findZones(frame, { screen, isImageCropped })} viewScale={viewScale} />
          )}
        </div>
      </div>
      {children}
    </div>
  );
}

/** The upper limit of a split screen's button and finger. Highlighted while one of them is moved. */
function MiddleLine({ placements }: { placements: LivePlacements }) {
  const isActive = useLiveValue(
    placements,
    (live) => live?.element === 'gameplayButton' || live?.element === 'gameplayFinger',
  );
  return <span className={styles.half} data-active={isActive || undefined} aria-hidden="true" />;
}

function toDrawnSize({ width, height }: Rect, { scale }: StageFrame): DrawnSize {
  return { ...notDrawn, width: width / scale, height: height / scale };
}
