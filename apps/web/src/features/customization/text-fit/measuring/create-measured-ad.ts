import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import {
  convertToPseudo,
  toPseudoLanguage,
  type PseudoLanguageId,
} from '@spinreel/config-schema/languages/pseudo-language';
import { imageSlots } from '@spinreel/exporters/media/shipped-media';
import { createRuntimeAd } from '@spinreel/exporters/page/create-runtime-ad';
import { createMediaWithoutBytes, imageNames } from '../../../../lib/ad/media-without-bytes.ts';

/** The height of the video in pixels. Only its shape matters to the layout. */
const videoHeightPx = 1280;

/** Creates the player's config of an ad whose texts are measured, in its own language or in a pseudo-language. */
export function createMeasuredAd(
  ad: ResolvedAd,
  { pauseCount, pseudo }: { pauseCount: number; pseudo: PseudoLanguageId | null },
): RuntimeAd {
  const media = createMediaWithoutBytes({
    slots: imageNames.filter((name) => ad.images[name] !== null).map((name) => imageSlots[name]),
    video: {
      widthPx: videoHeightPx * ad.video.aspect,
      heightPx: videoHeightPx,
      durationSeconds: pauseCount + 1,
      frameRate: 1,
      pauseFrames: Array.from({ length: pauseCount }, (_, index) => index + 1),
    },
  });
  const measured = createRuntimeAd(pseudo === null ? ad : toPseudoLanguage(ad, pseudo), media);
  const { texts } = measured;
  return {
    ...measured,
    // Confetti would be in front of the texts.
    badge: { ...measured.badge, celebration: 'none' },
    texts: { ...texts, spinsLeft: texts.spinsLeft.map((text) => convertToPseudo(text, pseudo)) },
  };
}
