import { textWidthPx } from '@spinreel/ad-runtime/layout/stage-measures';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { memo, useCallback, useMemo } from 'react';
import { AdPart } from '../../../../ui/ad/ad-part.tsx';
import { StillContext } from '../../../../ui/ad/still-context.ts';
import { boxStyle } from '../../elements/box-style.ts';
import { computeCurrentBox, computeShownPosition } from '@spinreel/placement/elements/compute-current-box';
import { findLegalPart, listElements } from '@spinreel/placement/elements/placement-elements';
import { useDrawnSizes } from '../../elements/use-drawn-sizes.ts';
import { createLivePlacements } from '../../moving/live-placements.ts';
import { findElementSize } from '../../sizing/element-sizes.ts';
import { usePartCreators, type DrawnElement, type PartCreator } from '../stage-parts.ts';
import { stageFrame } from '@spinreel/placement/stage/stage-shapes';
import { StageScenery } from '../stage-scenery.tsx';
import styles from './still-screen.module.css';

interface StillScreenProps {
  config: AdConfig;
  screen: PlacementScreen;
  heightPx: number;
}

/** Nothing is dragged on a small screen. */
const noPlacements = createLivePlacements(() => undefined);
const frame = stageFrame('9:16');

/** A small image of one screen of an ad in portrait, drawn by the player's own code. Decorative. */
export const StillScreen = memo(function StillScreen({ config, screen, heightPx }: StillScreenProps) {
  const ad = useMemo(() => resolveAd(config), [config]);
  const { drawn, noteDrawn } = useDrawnSizes();
  const pauseCount = config.pausePointCount ?? defaults.pausePointCount;
  const creators = usePartCreators(ad, { pauseCount, pseudo: null, isSpinning: false });
  const elements = listElements(screen, ad, { pauseCount }).filter((element) => element !== 'videoArea');
  const state = { ad, drawn, live: null };
  const { stage } = frame;
  const scale = heightPx / stage.height;
  return (
    <div
      className={styles.screen}
      style={{ width: stage.width * scale, height: heightPx }}
      aria-hidden="true"
    >
      <StillContext value={true}>
        <div className={styles.page} style={{ ...stage, transform: `scale(${scale})` }}>
          <StageScenery {...{ screen, config, ad, frame, drawn }} placements={noPlacements} />
          {elements.map((element) => (
            <div
              key={element}
              className={styles.part}
              style={boxStyle(computeCurrentBox(frame, element, state))}
            >
              <StillPart
                element={element}
                create={creators[element]}
                size={findElementSize(element, ad)}
                language={ad.language}
                textWidthPx={
                  findLegalPart(element) === 'legalText'
                    ? stage.width
                    : textWidthPx(stage, computeShownPosition(frame, element, state).x)
                }
                onDraw={noteDrawn}
              />
            </div>
          ))}
        </div>
      </StillContext>
    </div>
  );
});

interface StillPartProps {
  element: DrawnElement;
  create: PartCreator;
  size: number;
  language: ReturnType<typeof resolveAd>['language'];
  textWidthPx: number;
  onDraw: ReturnType<typeof useDrawnSizes>['noteDrawn'];
}

function StillPart({ element, create, size, language, textWidthPx: widthPx, onDraw }: StillPartProps) {
  const { scale } = frame;
  const createSized = useCallback((parent: Element) => create(parent, size), [create, size]);
  const noteDrawn = useCallback<NonNullable<Parameters<typeof AdPart>[0]['onDraw']>>(
    ({ width, height, ...drawn }) =>
      onDraw(element, { ...drawn, width: width / scale, height: height / scale }),
    [element, scale, onDraw],
  );
  return (
    <AdPart create={createSized} language={language} textWidthPx={widthPx} scale={scale} onDraw={noteDrawn} />
  );
}
