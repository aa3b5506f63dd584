import type { AdConfig } from './ad-config.ts';
import { defaults } from './defaults.ts';
import { messages } from './messages.ts';
import { storeUrlProblem } from './store-url.ts';
import { trimProblem } from './trim.ts';

/**
 * The first reason why an ad cannot be exported, in the order of the product spec (section 5); null when it can.
 * What the spec does not name comes where it belongs: a hostile store URL with the missing one, the trim at the end.
 * Shown in the red 'Cannot Export Ad' box, and answered by the server to clients that did not check.
 */
export function exportProblem(config: AdConfig): string | null {
  const { exportValidation } = messages;
  if (!config.assets?.coverImage?.filePath) return exportValidation.coverImage;
  if (!config.assets.gameplayVideo?.filePath) return exportValidation.gameplayVideo;
  const required = config.pausePointCount ?? defaults.pausePointCount;
  const current = config.pausePoints?.length ?? 0;
  if (current < required) {
    return required === 1
      ? exportValidation.singleSpin(current)
      : exportValidation.doubleSpin(required, current);
  }
  if (isBlank(config.cta?.label ?? defaults.cta.label)) return exportValidation.ctaLabel;
  const storeUrl = config.cta?.storeUrl ?? defaults.cta.storeUrl;
  if (isBlank(storeUrl)) return exportValidation.storeUrl;
  const urlProblem = storeUrlProblem(storeUrl);
  if (urlProblem !== null) return urlProblem;
  if (isBlank(config.outro?.label ?? defaults.outro.label)) return exportValidation.outroLabel;
  return trimProblem(config);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
