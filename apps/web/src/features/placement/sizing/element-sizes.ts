import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Sizes } from '@spinreel/config-schema/ad/ad-content';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { findLegalPart, type PlacementElement } from '@spinreel/placement/elements/placement-elements';

/** The sizes of the elements that only one screen has. */
const screenSizes = {
  cover: ['coverButton', 'coverText', 'coverFinger'],
  gameplay: ['gameplayButton', 'gameplayFinger'],
  outro: ['outroButton', 'outroHeadline'],
} as const satisfies Record<PlacementScreen, readonly (keyof Sizes)[]>;

/**
 * Returns the field of an element's size. The age mark and the logo have one size on all screens. Null for the legal text,
 * which must stay legible, and for the video area, whose size is a field of the video.
 */
export function findSizeField(element: PlacementElement): keyof Sizes | null {
  const part = findLegalPart(element);
  if (part !== null) return part === 'legalText' ? null : part;
  return (
    Object.values(screenSizes)
      .flat()
      .find((field) => field === element) ?? null
  );
}

/** Returns the size of an element as a multiple of its standard size; 1 if it has only that. */
export function findElementSize(element: PlacementElement, { sizes }: Pick<ResolvedAd, 'sizes'>): number {
  const field = findSizeField(element);
  return field === null ? 1 : sizes[field];
}

/** Moves a size inside its range, and rounds it to a hundredth. */
export function limitSize(size: number): number {
  return roundToStep(size, { ...sliderRanges.elementSize, step: 0.01 });
}

/** Returns the change that gives an element a size. */
export function createSizeChange(field: keyof Sizes, size: number): ConfigChange<AdConfig> {
  return { sizes: { [field]: limitSize(size) } };
}

/** Returns the change that resets the sizes of a screen. Those of the age mark and the logo belong to all screens. */
export function createSizeReset(screen: PlacementScreen): ConfigChange<AdConfig> {
  return { sizes: Object.fromEntries(screenSizes[screen].map((field) => [field, defaults.sizes[field]])) };
}

/** Whether any element of a screen has another size than its standard size. */
export function isSized(screen: PlacementScreen, { sizes }: Pick<ResolvedAd, 'sizes'>): boolean {
  return screenSizes[screen].some((field) => sizes[field] !== defaults.sizes[field]);
}

/** Moves a size inside its range, and rounds it to the nearest step. */
export function roundToStep(
  size: number,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
): number {
  const steps = Math.round(Math.min(max, Math.max(min, size)) / step);
  return Number((steps * step).toFixed(2));
}
