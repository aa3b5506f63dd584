import type { StillScreen } from '../survey/survey.ts';

/** An image that is smaller than this share of the screen cannot contain a line of text that anybody can read. */
const minShare = 0.01;

/** Names the part of screens in which there may be text that is not in the page; null if there is none. */
export function findUnreadablePart(
  stills: readonly StillScreen[],
): 'a canvas' | 'a video' | 'an image' | null {
  const kinds = new Set(
    stills
      .flatMap(({ layouts }) => layouts)
      .flatMap(({ images, widthPx, heightPx }) =>
        images.filter(({ box }) => box.width * box.height > widthPx * heightPx * minShare),
      )
      .map(({ kind }) => kind),
  );
  if (kinds.has('canvas')) return 'a canvas';
  if (kinds.has('image')) return 'an image';
  return kinds.has('video') ? 'a video' : null;
}
