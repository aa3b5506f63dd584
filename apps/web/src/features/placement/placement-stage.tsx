import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { PlacementScreen } from '@spinreel/config-schema/options';
import { designStage } from '@spinreel/config-schema/placement-geometry';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { useMemo, useRef } from 'react';
import { useScaleToFit } from '../../lib/use-scale-to-fit.ts';
import { PlacedPart } from './placed-part.tsx';
import { elementPosition, placementElements, type PlacementElement } from './placement-elements.ts';
import { StageScenery } from './stage-scenery.tsx';
import { partCreators, type DrawnElement } from './stage-parts.ts';
import { usePlacement } from './use-placement.ts';
import { VideoAreaPart } from './video-area-part.tsx';
import styles from './placement-stage.module.css';

interface PlacementStageProps {
  screen: PlacementScreen;
  config: AdConfig;
  ad: ResolvedAd;
}

const drawnElements = (Object.keys(placementElements) as PlacementElement[]).filter(
  (element): element is DrawnElement => element !== 'videoArea',
);

/** One screen of the ad at the size on which ads are designed, shrunk to fit, with everything on it movable. */
export function PlacementStage({ screen, config, ad }: PlacementStageProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const viewScale = useScaleToFit(frameRef, designStage.widthPx);
  const { live, move, release } = usePlacement();
  const creators = useMemo(() => partCreators(ad), [ad]);
  const centreOf = (element: PlacementElement) =>
    live?.element === element ? live.position : elementPosition(element, ad);
  const areaCentre = centreOf('videoArea');
  const isPlacingBelow = live?.element === 'gameplayButton' || live?.element === 'gameplayFinger';
  return (
    <div
      ref={frameRef}
      className={styles.frame}
      data-has-slider={areaCentre !== null && screen === 'gameplay' ? true : undefined}
      style={{ height: designStage.heightPx * viewScale }}
    >
      <div
        className={styles.stage}
        role="group"
        aria-label={`${screen} screen`}
        style={{ width: designStage.widthPx, height: designStage.heightPx, transform: `scale(${viewScale})` }}
      >
        <StageScenery screen={screen} config={config} ad={ad} />
        {screen === 'gameplay' && areaCentre !== null && (
          <VideoAreaPart
            config={config}
            ad={ad}
            centre={areaCentre}
            viewScale={viewScale}
            onMove={move}
            onRelease={release}
          />
        )}
        {screen === 'gameplay' && ad.video.splitScreen && (
          <span className={styles.half} data-active={isPlacingBelow || undefined} aria-hidden="true" />
        )}
        {drawnElements.map((element) => {
          const centre = centreOf(element);
          if (placementElements[element].screen !== screen || centre === null) return null;
          return (
            <PlacedPart
              key={element}
              element={element}
              create={creators[element]}
              centre={centre}
              viewScale={viewScale}
              onMove={move}
              onRelease={release}
            />
          );
        })}
      </div>
    </div>
  );
}
