import { deriveLandscapePositions, landscapeAreas } from '@spinreel/ad-runtime/layout/landscape-positions';
import type { MediaSlot, RuntimeAd, VideoArea } from '@spinreel/ad-runtime/runtime-ad';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { shippedMedia } from '../media/shipped-media.ts';

/**
 * Creates the player's config of an ad. It also depends on the finished media: missing images are not shown, and pause
 * points are frames of the encoded video. Plain JSON, without the store URL.
 *
 * @example
 * createAd(root, createRuntimeAd(resolveAd(config), media), host);
 */
export function createRuntimeAd(ad: ResolvedAd, media: AdMedia): RuntimeAd {
  const slots = shippedMedia(ad, media).map((asset) => asset.slot);
  const { style, ...spinButton } = ad.button;
  const { text, textPosition, buttonPosition: coverButton, fingerPosition: coverFinger, ...cover } = ad.cover;
  const {
    buttonPosition: gameplayButton,
    fingerPosition: gameplayFinger,
    videoAreaCentre,
    videoAreaSizeFactor,
    ...gameplay
  } = ad.gameplay;
  const { label, color, fontFamily, buttonPosition: outroButton, ...outro } = ad.outro;
  const { video } = media;
  const hasOutroBadge = ad.badge.onOutro && slots.includes('badge');
  const areas = landscapeAreas(ad.video.splitScreen, {
    hasImage: slots.includes('outro'),
    hasBadge: hasOutroBadge,
  });
  const onCover = deriveLandscapePositions(
    { button: coverButton, text: text === null ? null : textPosition, finger: coverFinger },
    areas.cover,
  );
  const onGameplay = deriveLandscapePositions(
    { button: gameplayButton, text: null, finger: gameplayFinger },
    areas.gameplay,
  );
  const onOutro = deriveLandscapePositions({ button: outroButton, text: null, finger: null }, areas.outro);
  return {
    name: ad.name,
    slots,
    primaryColor: ad.branding.primaryColor,
    secondaryColor: ad.branding.secondaryColor,
    buttonStyle: style,
    cover: {
      button: { ...spinButton, ...onCover.button },
      text:
        text === null || onCover.text === null
          ? null
          : { content: text, fontFamily: spinButton.fontFamily, ...onCover.text },
      finger: onCover.finger,
      ...cover,
    },
    gameplay: {
      button: { ...spinButton, ...onGameplay.button },
      finger: onGameplay.finger,
      area: describeVideoArea(ad, slots, { centre: videoAreaCentre, sizeFactor: videoAreaSizeFactor }),
      ...gameplay,
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
      onOutro: hasOutroBadge,
    },
    outro: { button: { label, color, fontFamily, ...onOutro.button }, ...outro },
    musicVolume: ad.music?.volume ?? 0,
  };
}

/** Describes the video area. A custom background without its image falls back to the plain color, as in the wizard. */
function describeVideoArea(
  ad: ResolvedAd,
  slots: readonly MediaSlot[],
  place: Pick<Extract<VideoArea, { kind: 'split' }>, 'centre' | 'sizeFactor'>,
): VideoArea {
  if (!ad.video.splitScreen) return { kind: 'full' };
  const { type, solidColor } = ad.background;
  const isPictureMissing = type === 'custom-image' && !slots.includes('background');
  return {
    kind: 'split',
    ...place,
    backdrop: { type: isPictureMissing ? 'solid-color' : type, color: solidColor },
  };
}
