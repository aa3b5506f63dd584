import { badgeRect } from '@spinreel/ad-runtime/layout/badge-rect';
import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import { showMuted } from '@spinreel/ad-runtime/views/show-muted';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { ImageAsset } from '@spinreel/config-schema/assets';
import type { PlacementScreen } from '@spinreel/config-schema/options';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { memo, useState, type CSSProperties } from 'react';
import { AdLayer } from '../../ui/ad-layer.tsx';
import type { StageFrame } from './stage-shapes.ts';
import { StageVideo } from './stage-video.tsx';

interface StageSceneryProps {
  screen: PlacementScreen;
  config: AdConfig;
  ad: ResolvedAd;
  frame: StageFrame;
  /** Where the video of a split screen is; null on other screens. */
  area: Rect | null;
  /** Where the outro's button is; null until it was drawn. */
  outroButton: Rect | null;
}

/** All of a screen of the ad that cannot be moved, as the player draws it, and the video in its area. Decorative. */
export const StageScenery = memo(function StageScenery(props: StageSceneryProps) {
  const { screen, config, frame } = props;
  const { page, stage, scale } = frame;
  const cover = config.assets?.coverImage;
  return (
    <AdLayer page={page} scale={scale}>
      {stage.x > 0 && <Picture image={cover} className="sr-fill sr-soft" />}
      <div className="sr-fill" style={{ left: stage.x, width: stage.width, overflow: 'hidden' }}>
        {screen === 'cover' && <Picture image={cover} id="cover" className="sr-fill" />}
        {screen === 'gameplay' && <GameplayScenery {...props} />}
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

function GameplayScenery({ config, ad, area }: StageSceneryProps) {
  const { assets } = config;
  if (area === null) {
    return (
      <div className="sr-fill">
        <Picture image={assets?.frameImage} className="sr-fill" />
        <StageVideo config={config} ad={ad} className="sr-fill" />
      </div>
    );
  }
  const { type, solidColor } = ad.background;
  const { x, y, width, height } = area;
  return (
    <div className="sr-fill" style={{ background: solidColor }}>
      {type === 'transparent-video' && <StageVideo config={config} ad={ad} className="sr-fill sr-soft" />}
      {type === 'custom-image' && <Picture image={assets?.background?.customImage} className="sr-fill" />}
      <Picture image={assets?.lowerHalfImage} className="sr-fill sr-lower" />
      <StageVideo
        config={config}
        ad={ad}
        className="sr-framed"
        style={{
          top: 0,
          left: 0,
          width,
          height,
          maxWidth: 'none',
          transform: `translate(${x}px, ${y}px)`,
          willChange: 'transform',
        }}
      />
    </div>
  );
}

function OutroScenery({ config, ad, frame, outroButton }: StageSceneryProps) {
  const { assets } = config;
  const [badgeAspect, setBadgeAspect] = useState(1);
  const { width, height } = frame.stage;
  const safe = { x: 0, y: 0, width, height };
  const box = badgeRect(safe, outroButton ?? { x: 0, y: height, width: 0, height: 0 }, badgeAspect);
  const badgePlace = { left: box.x, top: box.y, width: box.width, height: box.height };
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
        <div className="sr-badge" style={badgePlace}>
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
