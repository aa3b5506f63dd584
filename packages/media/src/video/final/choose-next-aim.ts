import { videoSettings } from '../../recipes/video-recipe.ts';

const { leastUsed, heldBackFrom, misledFrom } = videoSettings.final;

/** The target of a second pass and its result, in bytes of video without overhead, above 0. */
export interface Try {
  readonly aimBytes: number;
  readonly gotBytes: number;
}

/** Whether more bytes would not improve a first pass: it fits, and no rate limit reduced its quality. */
export function isAtItsBest(first: { sizeBytes: number; budgetBytes: number; squeeze: number }): boolean {
  return first.sizeBytes <= first.budgetBytes && first.squeeze < heldBackFrom;
}

/** Whether a file fits and uses nearly all of its budget. */
export function fillsBudget(sizeBytes: number, budgetBytes: number): boolean {
  return sizeBytes <= budgetBytes && sizeBytes >= leastUsed * budgetBytes;
}

/**
 * Chooses the next pass's target, in bytes of video: interpolated between the nearest results above and below the
 * wanted size, or corrected by the factor by which the nearest result missed.
 */
export function chooseNextAim(wantedBytes: number, tries: readonly Try[]): number {
  const nearest = (some: readonly Try[]) =>
    some.toSorted((a, b) => measureMiss(wantedBytes, a) - measureMiss(wantedBytes, b))[0];
  const under = nearest(tries.filter(({ gotBytes }) => gotBytes < wantedBytes));
  const over = nearest(tries.filter(({ gotBytes }) => gotBytes >= wantedBytes));
  if (!under || !over) {
    const only = under ?? over;
    return only ? (only.aimBytes * wantedBytes) / only.gotBytes : wantedBytes;
  }
  const share = (wantedBytes - under.gotBytes) / (over.gotBytes - under.gotBytes);
  return under.aimBytes + share * (over.aimBytes - under.aimBytes);
}

/** Whether the last result missed by so much that the first pass's statistics cannot be valid for its frame size. */
export function isMisled(wantedBytes: number, tries: readonly Try[]): boolean {
  const last = tries.at(-1);
  return last !== undefined && measureMiss(wantedBytes, last) > misledFrom;
}

/** The factor by which a result missed its target, at least 1. */
function measureMiss(wantedBytes: number, { gotBytes }: Try): number {
  return Math.max(wantedBytes / gotBytes, gotBytes / wantedBytes);
}
