import type { AdConfig } from './ad-config.ts';
import type { Background, Trim, VideoAsset } from './assets.ts';
import { ctaFields, outroFields } from './fields/ad-fields.ts';
import { pickPlayerFields } from './fields/field-values.ts';
import { defaults } from './defaults.ts';
import { videoLimits } from '../limits/limits.ts';
import { resolveStoreUrls } from './store-urls/ad-store-urls.ts';
import { toNearestFrame } from './video/pause-points.ts';
import {
  defaultOutroButtonPosition,
  defaultPositions,
  gameplayToScreen,
  keepVideoInside,
} from '../options/placement/placement-geometry.ts';
import { computeVideoAspect, type FramedSource } from '../options/placement/video-crop.ts';
import { getDefaultShape } from '../options/placement/video-shapes.ts';
import { applyTextCase } from '../languages/apply-text-case.ts';
import { defaultSpinningLabels } from '../languages/default-spinning-labels.ts';
import type { FontChoice } from '../options/appearance/fonts.ts';
import type { TextCase } from '../options/options.ts';
import type { AssetHandle, ResolvedAd, ResolvedVideo } from './resolved-ad.ts';
import { resolveLegal } from '../compliance/resolve-legal.ts';
import { resolveAppCard } from './resolve-app-card.ts';
import { resolveHighlight } from './resolve-highlight.ts';
import { resolveLandscapePositions } from './resolve-landscape-positions.ts';
import { resolveOutroComposition, showsOutroImage } from './resolve-outro-composition.ts';
import { resolveTypefaces } from './resolve-typefaces.ts';
import { resolveBadge, resolveSoundEffects } from './resolve-win.ts';
import { resolveTrim } from './video/trim.ts';

/**
 * Fills every default, so that nothing optional is left. The result depends on the config alone: equal configs give
 * equal ads.
 */
export function resolveAd(config: AdConfig): ResolvedAd {
  const video = resolveVideo(config);
  const cta = { ...defaults.cta, ...removeUndefined(config.cta ?? {}) };
  const outro = { ...defaults.outro, ...removeUndefined(config.outro ?? {}) };
  const branding = { ...defaults.branding, ...removeUndefined(config.branding ?? {}) };
  const typefaces = resolveTypefaces(config);
  const assets = config.assets ?? {};
  const split = video.splitScreen ? 'split' : 'full';
  const spinButtonImage = getHandle(assets.spinButtonImage);
  const ctaImage = outro.useCustomImage ? getHandle(assets.finalCtaButtonImage) : null;
  const hasBadge = cta.showWinningBadge && Boolean(assets.winningBadgeImage?.filePath);
  const outroImage = getHandle(assets.outroImage);
  const composition = resolveOutroComposition(config);
  const highlight = resolveHighlight(cta, resolveFramedSource(assets.gameplayVideo));
  const background = resolveBackground(assets.background);
  const legal = resolveLegal(config);
  const hasCoverText = cta.showCoverText && cta.coverText.trim() !== '';
  const write = (text: string, { fontFamily }: { readonly fontFamily: FontChoice }, textCase: TextCase) => {
    const embedded = branding.useSystemFonts ? null : fontFamily;
    return applyTextCase(text, { textCase, language: legal.language, fontFamily: embedded });
  };
  const badge = resolveBadge(
    { ...cta, winCurrency: write(cta.winCurrency, typefaces.button, 'as-typed') },
    { hasImage: hasBadge, hasAppCard: composition === 'app-card' },
  );
  const appRatingNote = write(outro.appRatingNote, typefaces.outro, 'as-typed');
  const { letteringCase } = typefaces;
  // An image replaces the text, but still needs a name.
  const spinLabel = spinButtonImage !== null && cta.label.trim() === '' ? defaults.cta.label : cta.label;
  const outroLabel = ctaImage !== null && outro.label.trim() === '' ? defaults.outro.label : outro.label;
  return {
    name: config.name?.trim() || defaults.name,
    branding,
    video,
    images: {
      coverImage: getHandle(assets.coverImage),
      landscapeCoverImage: getHandle(assets.landscapeCoverImage),
      // Only where it is shown.
      outroImage: showsOutroImage(config) ? outroImage : null,
      appIcon: composition === 'app-card' ? getHandle(assets.appIcon) : null,
      spinButtonImage,
      winningBadgeImage: hasBadge ? getHandle(assets.winningBadgeImage) : null,
      finalCtaButtonImage: ctaImage,
      lowerHalfImage: video.splitScreen ? getHandle(assets.lowerHalfImage) : null,
      frameImage: video.splitScreen ? null : getHandle(assets.frameImage),
      backgroundImage: video.splitScreen ? background.image : null,
      logoImage: getHandle(assets.logoImage),
    },
    brandFont: typefaces.usesBrandFont ? getHandle(assets.brandFont) : null,
    music: resolveMusic(assets.backgroundMusic),
    soundEffects: resolveSoundEffects(config.soundEffects ?? {}, badge),
    background: { type: background.type, solidColor: background.solidColor },
    button: {
      label: write(spinLabel, typefaces.button, cta.textCase),
      color: cta.color,
      ...typefaces.button,
      style: cta.buttonStyle,
    },
    storeUrls: resolveStoreUrls(config),
    cover: {
      text: hasCoverText ? write(cta.coverText, typefaces.lettering, letteringCase) : null,
      textPosition: config.coverTextPositions?.cover ?? defaultPositions.coverText,
      buttonPosition: cta.positions?.cover ?? defaultPositions.coverButton,
      fingerPosition: cta.showFingerPointer
        ? (cta.fingerPositions?.cover ?? defaultPositions.coverFinger)
        : null,
      ...pickPlayerFields(ctaFields, 'cover', cta),
    },
    gameplay: {
      // The video shows its own button while the reels spin.
      spinningLabel:
        cta.showButtonWhileSpinning && highlight === null
          ? write(
              cta.spinningLabel.trim() || defaultSpinningLabels[legal.language],
              typefaces.button,
              cta.textCase,
            )
          : null,
      buttonPosition: gameplayToScreen(
        cta.positions?.gameplay ?? defaultPositions.gameplayButton[split],
        video.splitScreen,
      ),
      highlight,
      // The highlight has its own finger.
      fingerPosition:
        cta.showFingerPointer && highlight === null
          ? gameplayToScreen(
              cta.fingerPositions?.gameplay ?? defaultPositions.gameplayFinger[split],
              video.splitScreen,
            )
          : null,
      videoAreaCentre: keepVideoInside(
        config.videoPositions?.gameplay ?? defaultPositions.videoArea,
        config.videoSize ?? defaults.videoSize,
        video.aspect,
      ),
      videoAreaSizeFactor: config.videoSize ?? defaults.videoSize,
      ...pickPlayerFields(ctaFields, 'gameplay', cta),
    },
    badge,
    outro: {
      label: write(outroLabel, typefaces.outro, outro.textCase),
      color: outro.color,
      ...typefaces.outro,
      headline:
        outro.headline.trim() === '' ? null : write(outro.headline, typefaces.lettering, letteringCase),
      headlinePosition: outro.headlinePosition ?? defaultPositions.outroHeadline,
      composition,
      app: composition === 'app-card' ? resolveAppCard({ ...outro, appRatingNote }) : null,
      pulse: outro.pulseAnimation,
      buttonPosition: cta.positions?.outro ?? defaultOutroButtonPosition(),
      ...pickPlayerFields(outroFields, 'outro', outro),
    },
    lettering: typefaces.lettering,
    sizes: { ...defaults.sizes, ...removeUndefined(config.sizes ?? {}) },
    ...legal,
    landscapePositions: resolveLandscapePositions(config.landscapePositions),
  };
}

function resolveVideo(config: AdConfig): ResolvedVideo {
  const video = config.assets?.gameplayVideo;
  const durationSeconds = video?.duration ?? videoLimits.timelineFallbackSeconds;
  const sourceFrameRate = video?.frameRate ?? defaults.frameRate;
  const frameRate = Math.min(sourceFrameRate, videoLimits.maxFrameRate);
  const trim = limitDuration(resolveTrim({ durationSeconds, trim: video?.trim }));
  const count = config.pausePointCount ?? defaults.pausePointCount;
  const lastFrame = Math.max(0, toNearestFrame(trim.endSeconds - trim.startSeconds, frameRate) - 1);
  const pauseFrames = (config.pausePoints ?? [])
    .map((point) => toNearestFrame(point.timestamp - trim.startSeconds, frameRate))
    .map((frame) => Math.min(lastFrame, Math.max(0, frame)))
    .toSorted((a, b) => a - b)
    .filter((frame, index, frames) => frame !== frames[index - 1])
    .slice(0, count);
  const framing = resolveFramedSource(video);
  const { splitScreen, zoom, zoomX, zoomY } = framing;
  return {
    asset: getHandle(video),
    splitScreen,
    shape: framing.shape ?? getDefaultShape(splitScreen),
    reels: framing.reels ?? null,
    aspect: computeVideoAspect(framing),
    zoomFactor: zoom,
    zoomXPercent: zoomX,
    zoomYPercent: zoomY,
    trim,
    frameRate,
    pauseFrames,
  };
}

/** Returns how a video is cropped, and its size. */
export function resolveFramedSource(video: Partial<VideoAsset> | null | undefined): FramedSource {
  return {
    ...resolveFraming(video),
    sourceWidth: video?.width ?? null,
    sourceHeight: video?.height ?? null,
  };
}

/**
 * Returns how a video is cropped, with the defaults filled in. The shape is left out if it is that of the mode, so that it
 * follows the mode.
 */
export function resolveFraming(video: Partial<VideoAsset> | null | undefined) {
  const splitScreen = video?.splitScreen ?? defaults.splitScreen;
  const { shape, reels } = video ?? {};
  return {
    splitScreen,
    ...(shape && shape !== getDefaultShape(splitScreen) && { shape }),
    ...(shape === 'reels' && reels && { reels }),
    zoom: video?.zoom ?? defaults.zoom,
    zoomX: video?.zoomX ?? defaults.zoomX,
    zoomY: video?.zoomY ?? defaults.zoomY,
  };
}

/** Nothing that reached the server unchecked makes an ad longer than the networks allow. */
function limitDuration({ startSeconds, endSeconds }: Trim): Trim {
  return { startSeconds, endSeconds: Math.min(endSeconds, startSeconds + videoLimits.maxAdDurationSeconds) };
}

/** A custom image that is not there falls back to the default type; an image of another type is not shipped. */
function resolveBackground(background: Background | null | undefined) {
  const image = background?.type === 'custom-image' ? getHandle(background.customImage) : null;
  const type = background?.type ?? defaults.background.type;
  return {
    type: type === 'custom-image' && image === null ? defaults.background.type : type,
    solidColor: background?.solidColor ?? defaults.background.solidColor,
    image,
  };
}

function getHandle(asset: { filePath: string } | null | undefined): AssetHandle | null {
  return asset?.filePath || null;
}

function resolveMusic(music: NonNullable<AdConfig['assets']>['backgroundMusic']): ResolvedAd['music'] {
  if (!music?.filePath) return null;
  return {
    asset: music.filePath,
    sampleId: music.sampleId ?? null,
    volume: music.volume ?? defaults.musicVolume,
  };
}

/** Without its undefined entries, so that spreading it over defaults does not erase them. */
function removeUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
