import type { Cta, Outro } from '@spinreel/config-schema/ad/ad-content';
import { defaults, newAdSoundEffects } from '@spinreel/config-schema/ad/defaults';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';

/** The settings of a video that has not been uploaded yet: the handle is empty. */
export const noVideo = {
  filePath: '',
  splitScreen: defaults.splitScreen,
  zoom: defaults.zoom,
  zoomX: defaults.zoomX,
  zoomY: defaults.zoomY,
} as const;

/** Creates the document of a new ad, with every default written out, and with sound effects. */
export function createAdDocument(): AdDocument {
  const cta: Cta = { ...defaults.cta, fontFamily: defaults.branding.fontFamily };
  const outro: Outro = { ...defaults.outro, fontFamily: defaults.branding.fontFamily };
  return {
    name: defaults.name,
    assets: { gameplayVideo: noVideo, background: { ...defaults.background } },
    pausePointCount: defaults.pausePointCount,
    pausePoints: [],
    cta,
    outro,
    videoSize: defaults.videoSize,
    branding: { ...defaults.branding },
    soundEffects: { ...newAdSoundEffects },
  };
}
