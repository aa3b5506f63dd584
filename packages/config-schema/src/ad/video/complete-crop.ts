import type { VideoAsset } from '../assets.ts';

/**
 * Returns a video with the crop settings that it leaves out, from `known`. Its shape is only used with the mode for which it was
 * chosen.
 */
export function completeCrop(video: VideoAsset, known: Partial<VideoAsset> | null): VideoAsset {
  const { shape, reels, ...settings } = known ?? {};
  const missing = video.splitScreen === undefined ? { ...settings, shape, reels } : settings;
  return withoutUndefined({ ...missing, ...withoutUndefined(video) });
}

/** Returns an object without the fields that are undefined. */
export function withoutUndefined<Part extends object>(
  part: Part,
): { [Key in keyof Part]: Exclude<Part[Key], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Part]: Exclude<Part[Key], undefined>;
  };
}
