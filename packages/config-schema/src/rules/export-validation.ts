import type { AdConfig } from '../ad/ad-config.ts';
import { defaults } from '../ad/defaults.ts';
import { brandFontFamily } from '../options/appearance/fonts.ts';
import type { Problem } from '../problems/problem.ts';
import { listStoreUrlProblems } from '../ad/store-urls/ad-store-urls.ts';
import { findPausePointProblem } from './pause-point-rules.ts';
import { isTrimTooLong } from '../ad/video/trim.ts';

/**
 * Returns the first problem that keeps an ad from being exported, in the order of requirement export.validation-order, or
 * null. What the requirement does not name comes where it belongs: an unusable store URL with a missing one, the trim and
 * the distances between pause points at the end. The wizard, the server and the command line all use this function.
 */
export function findExportProblem(config: AdConfig): Problem | null {
  const { required, current } = countPausePoints(config);
  const isPausePointMissing = current < required;
  return (
    findMissingUploads(config)[0] ??
    (isPausePointMissing ? createPausePointCountProblem(config) : null) ??
    findCtaLabelProblem(config) ??
    listStoreUrlProblems(config)[0] ??
    findOutroLabelProblem(config) ??
    findAppCardProblems(config)[0] ??
    findBrandFontProblem(config) ??
    findTimelineProblem(config)
  );
}

/** Returns a problem for each of the cover image and the gameplay video that is missing. */
export function findMissingUploads({ assets }: AdConfig): Problem[] {
  const problems: Problem[] = [];
  if (!assets?.coverImage?.filePath)
    problems.push({ code: 'cover-image-missing', field: 'assets.coverImage', params: {} });
  if (!assets?.gameplayVideo?.filePath)
    problems.push({ code: 'gameplay-video-missing', field: 'assets.gameplayVideo', params: {} });
  return problems;
}

/** Returns the problem of a selected part that is too long or in which the video cannot pause, or null. */
export function findTimelineProblem(config: AdConfig): Problem | null {
  if (isTrimTooLong(config)) return { code: 'trim-too-long', field: 'assets.gameplayVideo.trim', params: {} };
  return findPausePointProblem(config);
}

/** Counts the pause points there are, and those that the interaction level requires. */
export function countPausePoints(config: AdConfig): { required: number; current: number } {
  return {
    required: config.pausePointCount ?? defaults.pausePointCount,
    current: config.pausePoints?.length ?? 0,
  };
}

/** The problem of an ad whose pause points are too few or too many. */
export function createPausePointCountProblem(config: AdConfig): Problem {
  return { code: 'pause-point-count', field: 'pausePoints', params: countPausePoints(config) };
}

/** Returns the problem of a spin button without text, or null. An image replaces the text. */
export function findCtaLabelProblem({ cta, assets }: AdConfig): Problem | null {
  if (!isBlank(cta?.label ?? defaults.cta.label) || assets?.spinButtonImage?.filePath) return null;
  return { code: 'cta-label-missing', field: 'cta.label', params: {} };
}

/**
 * Returns the problem of an outro button without text, or null. An image replaces the text. As long as the image is
 * missing, the wizard hides the text's field, so the switch of the image is named.
 */
export function findOutroLabelProblem({ outro, assets }: AdConfig): Problem | null {
  if (!isBlank(outro?.label ?? defaults.outro.label)) return null;
  const usesImage = outro?.useCustomImage ?? defaults.outro.useCustomImage;
  if (usesImage && assets?.finalCtaButtonImage?.filePath) return null;
  return {
    code: 'outro-label-missing',
    field: usesImage ? 'outro.useCustomImage' : 'outro.label',
    params: {},
  };
}

/** Returns a problem for each of the icon and the name of an app card that is missing. */
export function findAppCardProblems({ outro, assets }: AdConfig): Problem[] {
  if (outro?.composition !== 'app-card') return [];
  const problems: Problem[] = [];
  if (!assets?.appIcon?.filePath)
    problems.push({ code: 'app-icon-missing', field: 'assets.appIcon', params: {} });
  if (isBlank(outro.appName ?? defaults.outro.appName))
    problems.push({ code: 'app-name-missing', field: 'outro.appName', params: {} });
  return problems;
}

/** Returns the problem of an ad with texts in a brand font that is not uploaded, or null. */
export function findBrandFontProblem({ assets, branding, cta, lettering, outro }: AdConfig): Problem | null {
  if (assets?.brandFont?.filePath) return null;
  const common = branding?.fontFamily ?? defaults.branding.fontFamily;
  const chosen = [cta?.fontFamily ?? common, outro?.fontFamily ?? common, lettering?.fontFamily];
  if (!chosen.includes(brandFontFamily)) return null;
  return { code: 'brand-font-missing', field: 'assets.brandFont', params: {} };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
