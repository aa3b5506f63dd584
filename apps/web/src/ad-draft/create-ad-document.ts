import type { AdConfig, Cta, Outro } from '@spinreel/config-schema/ad/ad-config';
import type { Background, VideoAsset } from '@spinreel/config-schema/ad/assets';
import { defaults } from '@spinreel/config-schema/ad/defaults';

/** The settings of a video that has not been uploaded yet: the handle is empty. */
export const noVideo: VideoAsset = {
  filePath: '',
  splitScreen: defaults.splitScreen,
  zoom: defaults.zoom,
  zoomX: defaults.zoomX,
  zoomY: defaults.zoomY,
  trim: null,
};

/** Creates the config of a new ad, with every default written out. `now` is in ISO 8601. */
export function createAdConfig({ id, now }: { id: string; now: string }): AdConfig {
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
