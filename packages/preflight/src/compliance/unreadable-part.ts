import type { ShapeLayout } from '../survey/survey.ts';

/** A part of a screen in which there may be text that is not in the page. */
export type UnreadablePart = 'a canvas' | 'a video' | 'an image' | 'a drawing' | 'a frame';

/** An image that is smaller than this share of the screen cannot contain a line of text that anybody can read. */
const minShare = 0.01;

/** A drawing that is narrower than this share of the screen is an icon. */
const minDrawingWidth = 0.25;

/** The parts, and the one that is named if there are several. */
const names = [
  ['canvas', 'a canvas'],
  ['image', 'an image'],
  ['frame', 'a frame'],
  ['drawing', 'a drawing'],
  ['video', 'a video'],
] as const;

/** Names the part of a screen in which there may be text that is not in the page; null if there is none. */
export function findUnreadablePart({ images, widthPx, heightPx }: ShapeLayout): UnreadablePart | null {
  const kinds = new Set(
    images
      .filter(({ kind, box }) => kind !== 'drawing' || box.width > widthPx * minDrawingWidth)
      .filter(({ box }) => box.width * box.height > widthPx * heightPx * minShare)
      .map(({ kind }) => kind),
  );
  return names.find(([kind]) => kinds.has(kind))?.[1] ?? null;
}
