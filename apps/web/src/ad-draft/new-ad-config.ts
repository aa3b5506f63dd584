import type { AdConfig, Cta, Outro } from '@spinreel/config-schema/ad-config';
import type { Background, VideoAsset } from '@spinreel/config-schema/assets';
import { defaults } from '@spinreel/config-schema/defaults';

/** A video's settings before there is a video: an empty handle means 'none yet'. */
export const noVideo: VideoAsset = {
  filePath: '',
  splitScreen: defaults.splitScreen,
  zoom: defaults.zoom,
  zoomX: defaults.zoomX,
  zoomY: defaults.zoomY,
  trim: null,
};

/** The ad with which the wizard starts: every default written out. `now` is ISO 8601. */
export function newAdConfig({ id, now }: { id: string; now: string }): AdConfig {
  const background: Background = { ...defaults.background, customImage: null };
  const cta: Cta = { ...defaults.cta, fontFamily: defaults.branding.fontFamily };
  const outro: Outro = { ...defaults.outro, fontFamily: defaults.branding.fontFamily };
  return {
    id,
    name: defaults.name,
    assets: { gameplayVideo: noVideo, background },
    pausePointCount: defaults.pausePointCount,
    pausePoints: [],
    cta,
    outro,
    videoSize: defaults.videoSize,
    branding: { ...defaults.branding },
    createdAt: now,
    updatedAt: now,
  };
}
