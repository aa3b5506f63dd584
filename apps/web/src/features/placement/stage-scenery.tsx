import { badgeRect } from '@spinreel/ad-runtime/layout/badge-rect';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { ImageAsset } from '@spinreel/config-schema/assets';
import type { PlacementScreen } from '@spinreel/config-schema/options';
import { designStage } from '@spinreel/config-schema/placement-geometry';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { useState } from 'react';
import { StageVideo } from './stage-video.tsx';
import styles from './stage-scenery.module.css';

interface StageSceneryProps {
  screen: PlacementScreen;
  config: AdConfig;
  ad: ResolvedAd;
}

/** What stands behind the movable elements of a screen. Decorative. */
export function StageScenery({ screen, config, ad }: StageSceneryProps) {
  return (
    <div className={styles.scenery} aria-hidden="true">
      {screen === 'cover' && <Picture image={config.assets?.coverImage} className={styles.fill} />}
      {screen === 'gameplay' && <GameplayScenery config={config} ad={ad} />}
      {screen === 'outro' && <OutroScenery config={config} ad={ad} />}
    </div>
  );
}

function GameplayScenery({ config, ad }: { config: AdConfig; ad: ResolvedAd }) {
  const { assets } = config;
  if (!ad.video.splitScreen) {
    return (
      <>
        <Picture image={assets?.frameImage} className={styles.fill} />
        <StageVideo config={config} className={styles.fill} />
      </>
    );
  }
  const { type, solidColor } = ad.background;
  const hasCustomImage = type === 'custom-image' && Boolean(assets?.background?.customImage?.filePath);
  return (
    <>
      {type === 'transparent-video' && <StageVideo config={config} className={styles.soft} />}
      {type !== 'transparent-video' && <div className={styles.fill} style={{ background: solidColor }} />}
      {hasCustomImage && <Picture image={assets?.background?.customImage} className={styles.fill} />}
      <Picture image={assets?.lowerHalfImage} className={styles.lower} />
    </>
  );
}

function OutroScenery({ config, ad }: { config: AdConfig; ad: ResolvedAd }) {
  const { assets } = config;
  const [badgeAspect, setBadgeAspect] = useState(1);
  const hasOutroImage = Boolean(assets?.outroImage?.filePath);
  const safe = { x: 0, y: 0, width: designStage.widthPx, height: designStage.heightPx };
  const ctaHeightPx = 64;
  const { y } = ad.outro.buttonPosition;
  const cta = { x: 0, y: y * safe.height - ctaHeightPx / 2, width: safe.width, height: ctaHeightPx };
  const box = badgeRect(safe, cta, badgeAspect);
  return (
    <>
      <Picture
        image={hasOutroImage ? assets?.outroImage : assets?.coverImage}
        className={hasOutroImage ? styles.fill : styles.soft}
      />
      {ad.badge.onOutro && (
        <Picture
          image={assets?.winningBadgeImage}
          className={styles.badge}
          style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          onAspect={setBadgeAspect}
        />
      )}
    </>
  );
}

function Picture(props: {
  image: ImageAsset | null | undefined;
  className: string | undefined;
  style?: React.CSSProperties;
  onAspect?: (aspect: number) => void;
}) {
  const { image, className, style, onAspect } = props;
  if (!image?.filePath) return null;
  return (
    <img
      src={image.processedUrl ?? image.uploadedPath ?? ''}
      alt=""
      draggable={false}
      className={className}
      style={style}
      onLoad={({ currentTarget }) => {
        onAspect?.(currentTarget.naturalWidth / Math.max(1, currentTarget.naturalHeight));
      }}
    />
  );
}
