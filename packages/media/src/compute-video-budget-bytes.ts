import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { ResolvedImages } from '@spinreel/config-schema/ad/resolved-ad';
import { fail, type MediaProblem, type Outcome } from './media-problem.ts';

/** An ad's media except its video. */
export type OtherMedia = Pick<AdMedia, 'images' | 'music'>;

/**
 * The video's budget changes in steps of this size, so that a cover that is a few bytes smaller does not cause a new
 * encode.
 */
const budgetStepBytes = 50_000;

/**
 * How many bytes of a budget remain for the video after the other media, rounded down to whole steps. May be negative.
 */
export function computeVideoBudgetBytes(others: OtherMedia, budgetBytes: number): number {
  const taken = listPartSizes(others).reduce((sum, part) => sum + part.sizeBytes, 0);
  return Math.floor((budgetBytes - taken) / budgetStepBytes) * budgetStepBytes;
}

/** Returns the problem of a video that does not fit. Its message names the largest part of the ad. */
export function failTooBig(
  problem: MediaProblem,
  others: OtherMedia,
  { budgetBytes, limitBytes = null }: { budgetBytes: number; limitBytes?: number | null },
): Outcome<never> {
  const overBytes = problem.overBytes ?? 0;
  const video = {
    name: assetSlots.gameplayVideo.name,
    sizeBytes: computeVideoBudgetBytes(others, budgetBytes) + overBytes,
  };
  const [largest = video] = [video, ...listPartSizes(others)].toSorted((a, b) => b.sizeBytes - a.sizeBytes);
  const message = messages.export.tooBig({ overBytes, limitBytes, largest: largest.name });
  return fail('too-big', { message, overBytes });
}

function listPartSizes({ images, music }: OtherMedia): { name: string; sizeBytes: number }[] {
  const imageParts = Object.entries(images).map(([slot, image]) => ({
    name: assetSlots[slot as keyof ResolvedImages].name as string,
    sizeBytes: image?.bytes.length ?? 0,
  }));
  return [...imageParts, { name: assetSlots.backgroundMusic.name, sizeBytes: music?.bytes.length ?? 0 }];
}
