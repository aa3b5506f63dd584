import {
  deriveLandscapePositions,
  landscapeAreas,
  type PortraitPositions,
  type ScreenPlacements,
} from '@spinreel/ad-runtime/layout/landscape-positions';
import type {
  MediaSlot,
  Placement,
  RuntimeAd,
  RuntimeLegal,
  VideoArea,
} from '@spinreel/ad-runtime/runtime-ad';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd, ScreenLegal } from '@spinreel/config-schema/ad/resolved-ad';
import type { CompliancePart } from '@spinreel/config-schema/compliance/compliance-elements';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { keepReadingOrder } from '@spinreel/config-schema/languages/keep-reading-order';
import { textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { broadCoverAspect } from '@spinreel/config-schema/options/placement/design-stage';
import { formatCounter } from '@spinreel/config-schema/ad/format-counter';
import { playerLabels } from '@spinreel/config-schema/languages/player-labels';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { shippedMedia } from '../media/shipped-media.ts';
import { computeAspect, computeCardAspect } from './compute-card-aspect.ts';
import { describeApp } from './describe-app.ts';
import { listCelebrationColors } from './list-celebration-colors.ts';
import { describeWinCount } from './describe-win-count.ts';
import { placeSoundEffects } from './place-sound-effects.ts';
import { setHandSide } from './set-hand-side.ts';
import { sizePlacements } from './size-placements.ts';

/**
 * Creates the player's config of an ad. It also depends on the finished media: missing images are not shown, and pause
 * points are frames of the encoded video. Plain JSON, without the store URL.
 *
 * @example
 * createAd(root, createRuntimeAd(resolveAd(config), media), host);
 */
export function createRuntimeAd(ad: ResolvedAd, media: AdMedia): RuntimeAd {
  const slots = shippedMedia(ad, media).map((asset) => asset.slot);
  const order = (text: string) => keepReadingOrder(text, ad.language);
  const { style, ...spin } = ad.button;
  const spinTypeface = { fontFamily: spin.fontFamily, fontWeight: textWeights[spin.fontWeight] };
  const { style: letteringStyle, look, ...face } = ad.lettering;
  const lettering = {
    style: letteringStyle,
    fontFamily: face.fontFamily,
    fontWeight: textWeights[face.fontWeight],
    ...(look !== null && { look }),
  };
  const spinButton = { label: order(spin.label), color: spin.color, ...spinTypeface };
  const { text, textPosition, buttonPosition: coverButton, fingerPosition: coverFinger, ...cover } = ad.cover;
  const {
    buttonPosition: gameplayButton,
    fingerPosition: gameplayFinger,
    videoAreaCentre,
    videoAreaSizeFactor,
    spinningLabel,
    ...gameplay
  } = ad.gameplay;
  const {
    label,
    color,
    fontFamily,
    fontWeight,
    buttonPosition: outroButton,
    headline,
    headlinePosition,
    app,
    ...outro
  } = ad.outro;
  const { video } = media;
  const landscapeCover = slots.includes('landscapeCover') ? media.images.landscapeCoverImage : null;
  const hasBadgeImage = slots.includes('badge');
  const showsBadge = ad.badge.onPlaybackEnd && (hasBadgeImage || ad.badge.count !== null);
  const areas = landscapeAreas(
    ad.video.splitScreen,
    outro.composition === 'image' && slots.includes('outro'),
  );
  const hasLogo = slots.includes('logo');
  const derive = (screen: PlacementScreen, portrait: PortraitPositions) => {
    const { ageMark, text: legalText, logoPosition } = ad.legal[screen];
    const positions = {
      ...portrait,
      ageMark: ageMark?.position ?? null,
      legalText: legalText?.position ?? null,
      logo: hasLogo ? logoPosition : null,
    };
    return sizePlacements(deriveLandscapePositions(positions, areas[screen], ad.landscapePositions[screen]), {
      sizes: ad.sizes,
      screen,
    });
  };
  const onCover = derive('cover', {
    button: coverButton,
    text: text === null ? null : textPosition,
    finger: coverFinger,
  });
  const onGameplay = derive('gameplay', { button: gameplayButton, finger: gameplayFinger });
  const onOutro = derive('outro', {
    button: outroButton,
    text: headline === null ? null : headlinePosition,
  });
  const createLettering = (content: string | null, placement: Placement | null) =>
    content === null || placement === null ? null : { content: order(content), ...lettering, ...placement };
  return {
    name: ad.name,
    slots,
    primaryColor: ad.branding.primaryColor,
    secondaryColor: ad.branding.secondaryColor,
    buttonStyle: style,
    cover: {
      button: { ...spinButton, ...onCover.button },
      text: createLettering(text, onCover.text),
      finger: onCover.finger && setHandSide(onCover.finger, ad.language),
      ...(landscapeCover === null
        ? describeBroadCover(media)
        : { landscapeAspect: computeAspect(landscapeCover) }),
      ...cover,
    },
    gameplay: {
      button: {
        ...spinButton,
        spinningLabel: spinningLabel === null ? null : order(spinningLabel),
        ...onGameplay.button,
      },
      finger: onGameplay.finger && setHandSide(onGameplay.finger, ad.language),
      area: describeVideoArea(ad, slots, { centre: videoAreaCentre, sizeFactor: videoAreaSizeFactor }),
      ...gameplay,
    },
    video: {
      widthPx: video.widthPx,
      heightPx: video.heightPx,
      durationSeconds: video.durationSeconds,
      frameRate: video.frameRate,
      pauseFrames: video.pauseFrames,
      ...(video.edge !== undefined && { edge: video.edge }),
    },
    badge: {
      ...ad.badge,
      onPlaybackEnd: showsBadge,
      onOutro: ad.badge.onOutro && hasBadgeImage,
      colors: listCelebrationColors({ spin: spin.color, cta: color }),
      count: describeWinCount(ad, { typeface: spinTypeface, hasImage: hasBadgeImage }),
      size: ad.sizes.badge,
    },
    outro: {
      button: {
        label: order(label),
        color,
        fontFamily,
        fontWeight: textWeights[fontWeight],
        ...onOutro.button,
      },
      headline: createLettering(headline, onOutro.text),
      app: app && describeApp(app, ad.language),
      cardAspect: computeCardAspect(ad, media),
      ...outro,
    },
    language: ad.language,
    texts: {
      ...playerLabels[ad.language],
      // The player has no plural rules, so they are finished.
      spinsLeft: Array.from({ length: video.pauseFrames.length + 1 }, (_, count) => formatCounter(count, ad)),
    },
    legal: {
      cover: describeLegal(ad.legal.cover, onCover, ad.language),
      gameplay: describeLegal(ad.legal.gameplay, onGameplay, ad.language),
      outro: describeLegal(ad.legal.outro, onOutro, ad.language),
    },
    musicVolume: ad.music?.volume ?? 0,
    soundEffects: placeSoundEffects(ad.soundEffects, {
      pauseCount: video.pauseFrames.length,
      showsBadge,
    }),
  };
}

/** Describes a cover that is too wide to fill phones. */
function describeBroadCover({ images }: AdMedia): Pick<RuntimeAd['cover'], 'broadAspect'> {
  const aspect = images.coverImage === null ? 0 : computeAspect(images.coverImage);
  return aspect > broadCoverAspect ? { broadAspect: aspect } : {};
}

function describeLegal(
  { ageMark, text }: ScreenLegal,
  placements: Pick<ScreenPlacements, CompliancePart>,
  language: AdLanguage,
): RuntimeLegal | null {
  const legal = {
    ageMark: ageMark &&
      placements.ageMark && { text: keepReadingOrder(ageMark.text, language), ...placements.ageMark },
    text: text &&
      placements.legalText && {
        lines: text.lines.map((line) => keepReadingOrder(line, language)),
        ...placements.legalText,
      },
    logo: placements.logo,
  };
  return Object.values(legal).every((part) => part === null) ? null : legal;
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
