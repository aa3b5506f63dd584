import type { AdMedia } from '@spinreel/config-schema/ad-media';
import { assetSlots } from '@spinreel/config-schema/asset-slots';
import { messages } from '@spinreel/config-schema/messages';
import type { ResolvedImages } from '@spinreel/config-schema/resolved-ad';
import { fail, type MediaProblem, type Outcome } from './media-problem.ts';

/** What an ad carries besides its video. */
export type OtherMedia = Pick<AdMedia, 'images' | 'music'>;

/** Steps in which the video's budget changes: a cover a few bytes smaller must not ask for another encode. */
const budgetStepBytes = 50_000;

/** What the other media leave of a budget for the video, in bytes, rounded down to whole steps; may be negative. */
export function videoBudgetBytes(others: OtherMedia, budgetBytes: number): number {
  const taken = sizesOf(others).reduce((sum, part) => sum + part.sizeBytes, 0);
  return Math.floor((budgetBytes - taken) / budgetStepBytes) * budgetStepBytes;
}

/** The problem of a video that does not fit, in words that name the ad's largest part. */
export function doesNotFit(problem: MediaProblem, others: OtherMedia, budgetBytes: number): Outcome<never> {
  const overBytes = problem.overBytes ?? 0;
  const video = {
    name: assetSlots.gameplayVideo.name,
    sizeBytes: videoBudgetBytes(others, budgetBytes) + overBytes,
  };
  const [largest = video] = [video, ...sizesOf(others)].toSorted((a, b) => b.sizeBytes - a.sizeBytes);
  return fail('too-big', { message: messages.export.tooBig(overBytes, largest.name), overBytes });
}

function sizesOf({ images, music }: OtherMedia): { name: string; sizeBytes: number }[] {
  const pictures = Object.entries(images).map(([slot, image]) => ({
    name: assetSlots[slot as keyof ResolvedImages].name as string,
    sizeBytes: image?.bytes.length ?? 0,
  }));
  return [...pictures, { name: assetSlots.backgroundMusic.name, sizeBytes: music?.bytes.length ?? 0 }];
}
