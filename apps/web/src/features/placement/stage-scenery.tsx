import { badgeRect } from '@spinreel/ad-runtime/layout/badge-rect';
import { showMuted } from '@spinreel/ad-runtime/views/show-muted';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { ImageAsset } from '@spinreel/config-schema/assets';
import type { PlacementScreen } from '@spinreel/config-schema/options';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { memo, useRef, useState, type CSSProperties } from 'react';
import { AdLayer } from '../../ui/ad-layer.tsx';
import { boxStyle } from './box-style.ts';
import type { LivePlacements } from './live-placements.ts';
import { markMoving } from './moving-layer.ts';
import type { StageFrame } from './stage-shapes.ts';
import { StageVideo } from './stage-video.tsx';
import { standingBox, type Standing } from './standing-element.ts';
import { useLiveDrawing } from './use-live-drawing.ts';

interface StageSceneryProps {
  screen: PlacementScreen;
  config: AdConfig;
  ad: ResolvedAd;
  frame: StageFrame;
  /** By element, as far as they were drawn: the badge stands over the outro's button. */
  drawn: Standing['drawn'];
  placements: LivePlacements;
}

/** All of a screen of the ad that cannot be moved, as the player draws it, and the video in its area. Decorative. */
export const StageScenery = memo(function StageScenery(props: StageSceneryProps) {
  const { screen, config, ad, frame } = props;
  const { page, stage, scale } = frame;
  const cover = config.assets?.coverImage;
  return (
    <AdLayer page={page} scale={scale}>
      {stage.x > 0 && <Picture image={cover} className="sr-fill sr-soft" />}
      <div className="sr-fill" style={{ left: stage.x, width: stage.width, overflow: 'hidden' }}>
        {screen === 'cover' && <Picture image={cover} id="cover" className="sr-fill" />}
        {screen === 'gameplay' &&
          (ad.video.splitScreen ? <SplitScenery {...props} /> : <FullScenery {...props} />)}
        {screen === 'outro' && <OutroScenery {...props} />}
      </div>
      {screen !== 'cover' && (
        <span
          className="sr-mute"
          ref={(element) => {
            if (element !== null) showMuted(element, false);
          }}
        />
      )}
    </AdLayer>
  );
});

function FullScenery({ config, ad }: StageSceneryProps) {
  return (
    <div className="sr-fill">
      <Picture image={config.assets?.frameImage} className="sr-fill" />
      <StageVideo config={config} ad={ad} className="sr-fill" />
    </div>
  );
}

function SplitScenery({ config, ad, frame, drawn, placements }: StageSceneryProps) {
  const { assets } = config;
  const { type, solidColor } = ad.background;
  const areaRef = useRef<HTMLDivElement>(null);
  useLiveDrawing(placements, (live) => {
    if (live !== null && live.element !== 'videoArea') return;
    const box = standingBox(frame, 'videoArea', { ad, drawn, live });
    const area = areaRef.current;
    if (area === null) return;
    markMoving(area, live !== null);
    Object.assign(area.style, boxStyle(box));
  });
  return (
    <div className="sr-fill" style={{ background: solidColor }}>
      {type === 'transparent-video' && <StageVideo config={config} ad={ad} className="sr-fill sr-soft" />}
      {type === 'custom-image' && <Picture image={assets?.background?.customImage} className="sr-fill" />}
      <Picture image={assets?.lowerHalfImage} className="sr-fill sr-lower" />
      {/* Around the video, because a video that is moved itself is painted anew in every step. */}
      <div ref={areaRef} style={{ top: 0, left: 0, willChange: 'transform' }}>
        <StageVideo config={config} ad={ad} className="sr-fill sr-framed" />
      </div>
    </div>
  );
}

function OutroScenery({ config, ad, frame, drawn, placements }: StageSceneryProps) {
  const { assets } = config;
  const [badgeAspect, setBadgeAspect] = useState(1);
  const badgeRef = useRef<HTMLDivElement>(null);
  useLiveDrawing(placements, (live) => {
    const { width, height } = frame.stage;
    const button =
      drawn.outroButton === undefined
        ? { x: 0, y: height, width: 0, height: 0 }
        : standingBox(frame, 'outroButton', { ad, drawn, live });
    const box = badgeRect({ x: 0, y: 0, width, height }, button, badgeAspect);
    if (badgeRef.current !== null) Object.assign(badgeRef.current.style, boxStyle(box));
  });
  return (
    <>
      {assets?.outroImage?.filePath ? (
        <div className="sr-fill sr-outro">
          <Picture image={assets.outroImage} className="sr-fill" />
        </div>
      ) : (
        <Picture image={assets?.coverImage} className="sr-fill sr-soft" />
      )}
      {ad.badge.onOutro && (
        <div ref={badgeRef} className="sr-badge" style={{ top: 0, left: 0, transition: 'none' }}>
          <Picture image={assets?.winningBadgeImage} className="sr-fill" onAspect={setBadgeAspect} />
        </div>
      )}
    </>
  );
}

function Picture(props: {
  image: ImageAsset | null | undefined;
  id?: string;
  className: string;
  style?: CSSProperties;
  onAspect?: (aspect: number) => void;
}) {
  const { image, onAspect, ...rest } = props;
  if (!image?.filePath) return null;
  return (
    <img
      {...rest}
      src={image.processedUrl ?? image.uploadedPath ?? ''}
      alt=""
      draggable={false}
      onLoad={({ currentTarget }) => {
        onAspect?.(currentTarget.naturalWidth / Math.max(1, currentTarget.naturalHeight));
      }}
    />
  );
}
