import { containRect } from '@spinreel/ad-runtime/layout/contain-rect';
import { showMuted } from '@spinreel/ad-runtime/views/show-muted';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ImageAsset } from '@spinreel/config-schema/ad/assets';
import { playerLabels } from '@spinreel/config-schema/languages/player-labels';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { memo, useRef, useState, type CSSProperties } from 'react';
import { getShownUrl } from '../../../ad-draft/catalogue/catalogue.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { AdLayer } from '../../../ui/ad/ad-layer.tsx';
import { boxStyle } from '../elements/box-style.ts';
import { computeFullVideoBox } from '../elements/element-box.ts';
import type { LivePlacements } from '../moving/live-placements.ts';
import { markMoving } from '../moving/moving-layer.ts';
import type { StageFrame } from './stage-shapes.ts';
import { StageVideo } from './stage-video.tsx';
import {
  computeCurrentBox,
  computeOutroBoxes,
  hasOutroBadge,
  hasOutroCard,
  type PlacementState,
} from '../elements/compute-current-box.ts';
import { useLiveDrawing } from '../moving/use-live-drawing.ts';

interface StageSceneryProps {
  screen: PlacementScreen;
  config: AdConfig;
  ad: ResolvedAd;
  frame: StageFrame;
  /** The sizes of the drawn elements. The outro's card and badge keep off them. */
  drawn: PlacementState['drawn'];
  placements: LivePlacements;
}

/** Everything on a screen of the ad that cannot be moved, as the player draws it, and the video in its area. Decorative. */
export const StageScenery = memo(function StageScenery(props: StageSceneryProps) {
  const { screen, config, ad, frame } = props;
  const { stage, scale } = frame;
  return (
    <AdLayer page={stage} scale={scale}>
      {screen === 'gameplay' ? <Surroundings {...props} /> : <BlurredImage {...props} />}
      <div className="fill" style={{ overflow: 'hidden' }}>
        {screen === 'cover' && (
          <SceneryImage
            image={config.assets?.coverImage}
            id="cover"
            className="fill"
            style={getCoverStyle(frame)}
          />
        )}
        {screen === 'gameplay' &&
          (ad.video.splitScreen ? <SplitScenery {...props} /> : <FullScenery {...props} />)}
        {screen === 'outro' && <OutroScenery {...props} />}
      </div>
      {screen !== 'cover' && (
        <span
          className="mute"
          ref={(element) => {
            if (element !== null) showMuted(element, false, playerLabels[ad.language]);
          }}
        />
      )}
    </AdLayer>
  );
});

/** The background of the gaps between the video and the stage's edges. */
function Surroundings({ config, ad }: StageSceneryProps) {
  const { type, solidColor } = ad.background;
  const blurred = <StageVideo config={config} ad={ad} className="fill soft" style={{ objectFit: 'fill' }} />;
  if (!ad.video.splitScreen) return blurred;
  return (
    <div className="fill" style={{ background: solidColor }}>
      {type === 'transparent-video' && blurred}
    </div>
  );
}

/** The screen's own image, or the cover, blurred: in landscape, and behind the card of the outro. */
function BlurredImage({ screen, config, ad, frame: { isLandscape } }: StageSceneryProps) {
  const { coverImage, outroImage } = config.assets ?? {};
  const isCard = screen === 'outro' && hasOutroCard(ad);
  if (!isLandscape && !isCard) return null;
  return (
    <>
      <SceneryImage
        image={screen === 'outro' && !isCard ? outroImage : coverImage}
        className={isCard ? 'fill soft lit' : 'fill soft'}
        style={isCard ? {} : { objectFit: 'fill' }}
      />
      <div className="fill dim" />
    </>
  );
}

function FullScenery({ config, ad, frame }: StageSceneryProps) {
  return (
    <div className="fill">
      <SceneryImage image={config.assets?.frameImage} className="fill" />
      <div style={{ top: 0, left: 0, ...boxStyle(computeFullVideoBox(frame, ad.video.aspect)) }}>
        <StageVideo config={config} ad={ad} className="fill" />
      </div>
    </div>
  );
}

function SplitScenery({ config, ad, frame, drawn, placements }: StageSceneryProps) {
  const { assets } = config;
  const areaRef = useRef<HTMLDivElement>(null);
  const sceneryRef = useRef<HTMLDivElement>(null);
  useLiveDrawing(placements, (live) => {
    if (live !== null && live.element !== 'videoArea') return;
    const box = computeCurrentBox(frame, 'videoArea', { ad, drawn, live });
    const area = areaRef.current;
    if (area === null) return;
    markMoving(area, live !== null);
    Object.assign(area.style, boxStyle(box));
    // Where the console begins.
    sceneryRef.current?.style.setProperty('--y', `${box.y + box.height}px`);
  });
  return (
    <div ref={sceneryRef} className="fill">
      {ad.images.backgroundImage === null && ad.images.lowerHalfImage === null && (
        <div className="console">
          <SceneryImage image={assets?.coverImage} className="fill soft" />
        </div>
      )}
      {ad.background.type === 'custom-image' && (
        <SceneryImage image={assets?.background?.customImage} className="fill" />
      )}
      {!frame.isLandscape && <SceneryImage image={assets?.lowerHalfImage} className="fill lower" />}
      {/* The wrapper moves, because a moving video would be repainted in every step. */}
      <div ref={areaRef} style={{ top: 0, left: 0, willChange: 'transform' }}>
        <StageVideo config={config} ad={ad} className="fill frame" />
      </div>
    </div>
  );
}

function OutroScenery({ config, ad, frame, drawn, placements }: StageSceneryProps) {
  const { assets } = config;
  const [badgeAspect, setBadgeAspect] = useState(1);
  const badgeRef = useRef<HTMLDivElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  useLiveDrawing(placements, (live) => {
    const { card, badge } = computeOutroBoxes(frame, { ad, drawn, live });
    if (badgeRef.current !== null) {
      const { transform, ...size } = boxStyle(containRect(badge, badgeAspect));
      Object.assign(badgeRef.current.style, size, {
        transform: `${transform} scale(${ad.sizes.badge})`,
      });
    }
    if (cardRef.current !== null && card !== null) Object.assign(cardRef.current.style, boxStyle(card));
  });
  const hasCard = hasOutroCard(ad);
  return (
    <>
      {!hasCard && (
        <SceneryImage
          image={assets?.outroImage}
          className="fill outro"
          style={getUncroppedImageStyle(frame)}
        />
      )}
      {hasCard && assets?.gameplayVideo?.filePath && (
        <div ref={cardRef} className="card" style={{ top: 0, left: 0 }}>
          <StageVideo config={config} ad={ad} frame="last" className="fill" />
        </div>
      )}
      {hasOutroBadge(ad) && (
        <div ref={badgeRef} className="badge" style={{ top: 0, left: 0, transition: 'none' }}>
          <SceneryImage image={assets?.winningBadgeImage} className="fill" onAspect={setBadgeAspect} />
        </div>
      )}
    </>
  );
}

/**
 * In landscape, a cover is larger than its height permits, and its right edge fades out, as in the player's style sheet. That
 * style sheet goes by the shape of the window, not of the stage, so both styles are complete.
 */
function getCoverStyle({ isLandscape }: StageFrame): CSSProperties {
  return isLandscape
    ? {
        width: 'auto',
        minWidth: '48%',
        maxWidth: '100%',
        objectPosition: '50% 8%',
        background: 'none',
        WebkitMask: 'linear-gradient(90deg, #000 70%, #0000)',
      }
    : { width: '100%', minWidth: 0, objectPosition: '50% 25%', background: '#000', WebkitMask: 'none' };
}

/** In landscape, the image of the outro is not cropped. The space on their left is the same as in the player's style sheet. */
function getUncroppedImageStyle({ isLandscape }: StageFrame): CSSProperties {
  return isLandscape ? { objectFit: 'contain', objectPosition: '20%', background: 'none' } : {};
}

function SceneryImage(props: {
  image: ImageAsset | null | undefined;
  id?: string;
  className: string;
  style?: CSSProperties;
  onAspect?: (aspect: number) => void;
}) {
  const { image, onAspect, ...rest } = props;
  const url = useDraftSelector(({ catalogue }) =>
    image?.filePath ? getShownUrl(catalogue, image.filePath) : null,
  );
  if (url === null) return null;
  return (
    <img
      {...rest}
      src={url}
      alt=""
      draggable={false}
      onLoad={({ currentTarget }) => {
        onAspect?.(currentTarget.naturalWidth / Math.max(1, currentTarget.naturalHeight));
      }}
    />
  );
}
