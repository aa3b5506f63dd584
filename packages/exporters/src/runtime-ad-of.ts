import type { MediaSlot, RuntimeAd, VideoArea } from '@spinreel/ad-runtime/runtime-ad';
import type { AdMedia } from '@spinreel/config-schema/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { shippedMedia } from './shipped-media.ts';

/**
 * What the player is told about an ad. It depends on the finished media too: an image that was never uploaded is not
 * shown, and the frames at which it pauses are the encoded video's. Plain JSON, without the store's address.
 *
 * @example
 * createAd(root, runtimeAdOf(resolveAd(config), media), host);
 */
export function runtimeAdOf(ad: ResolvedAd, media: AdMedia): RuntimeAd {
  const slots = shippedMedia(ad, media).map((asset) => asset.slot);
  const { button, cover, gameplay, outro, video } = { ...ad, video: media.video };
  const spinButton = { label: button.label, color: button.color, fontFamily: button.fontFamily };
  return {
    name: ad.name,
    slots,
    primaryColor: ad.branding.primaryColor,
    secondaryColor: ad.branding.secondaryColor,
    buttonStyle: button.style,
    cover: {
      button: { ...spinButton, position: cover.buttonPosition },
      text:
        cover.text === null
          ? null
          : { content: cover.text, fontFamily: button.fontFamily, position: cover.textPosition },
      finger: cover.fingerPosition,
    },
    gameplay: {
      button: { ...spinButton, position: gameplay.buttonPosition },
      finger: gameplay.fingerPosition,
      area: videoAreaOf(ad, slots),
      showSpinCountdown: gameplay.showSpinCountdown,
    },
    video: {
      widthPx: video.widthPx,
      heightPx: video.heightPx,
      durationSeconds: video.durationSeconds,
      frameRate: video.frameRate,
      pauseFrames: video.pauseFrames,
    },
    badge: {
      ...ad.badge,
      onPlaybackEnd: ad.badge.onPlaybackEnd && slots.includes('badge'),
      onOutro: ad.badge.onOutro && slots.includes('badge'),
    },
    outro: {
      button: {
        label: outro.label,
        color: outro.color,
        fontFamily: outro.fontFamily,
        position: outro.buttonPosition,
      },
      pulse: outro.pulse,
    },
    musicVolume: ad.music?.volume ?? 0,
  };
}

/** A custom background whose picture is missing falls back to the plain colour, as the wizard shows it. */
function videoAreaOf(ad: ResolvedAd, slots: readonly MediaSlot[]): VideoArea {
  if (!ad.video.splitScreen) return { kind: 'full' };
  const { type, solidColor } = ad.background;
  const isPictureMissing = type === 'custom-image' && !slots.includes('background');
  return {
    kind: 'split',
    centre: ad.gameplay.videoAreaCentre,
    sizeFactor: ad.gameplay.videoAreaSizeFactor,
    backdrop: { type: isPictureMissing ? 'solid-color' : type, color: solidColor },
  };
}
