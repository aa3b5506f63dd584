import { videoSettings } from './recipes/video-recipe.ts';

const { leastUsed, heldBackFrom, misledFrom } = videoSettings.final;

/** What a second pass aimed at and what it got, in bytes of picture above 0. */
export interface Try {
  readonly aimBytes: number;
  readonly gotBytes: number;
}

/** Whether more bytes would not make a first pass any better: it fits, and was not held back. */
export function isAtItsBest(first: { sizeBytes: number; budgetBytes: number; squeeze: number }): boolean {
  return first.sizeBytes <= first.budgetBytes && first.squeeze < heldBackFrom;
}

/** Whether a file fits and leaves next to nothing of its budget. */
export function fillsBudget(sizeBytes: number, budgetBytes: number): boolean {
  return sizeBytes <= budgetBytes && sizeBytes >= leastUsed * budgetBytes;
}

/**
 * At what the next pass must aim to get what is wanted, in bytes of picture: between the nearest tries that got too much
 * and too little, else moved by the share by which the nearest missed.
 */
export function nextAim(wantedBytes: number, tries: readonly Try[]): number {
  const nearest = (some: readonly Try[]) =>
    some.toSorted((a, b) => miss(wantedBytes, a) - miss(wantedBytes, b))[0];
  const under = nearest(tries.filter(({ gotBytes }) => gotBytes < wantedBytes));
  const over = nearest(tries.filter(({ gotBytes }) => gotBytes >= wantedBytes));
  if (!under || !over) {
    const only = under ?? over;
    return only ? (only.aimBytes * wantedBytes) / only.gotBytes : wantedBytes;
  }
  const share = (wantedBytes - under.gotBytes) / (over.gotBytes - under.gotBytes);
  return under.aimBytes + share * (over.aimBytes - under.aimBytes);
}

/** Whether the last try missed by so much that what the first pass had measured cannot be true of its size. */
export function isMisled(wantedBytes: number, tries: readonly Try[]): boolean {
  const last = tries.at(-1);
  return last !== undefined && miss(wantedBytes, last) > misledFrom;
}

/** How many times too much or too little a try got. */
function miss(wantedBytes: number, { gotBytes }: Try): number {
  return Math.max(wantedBytes / gotBytes, gotBytes / wantedBytes);
}
