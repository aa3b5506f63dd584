/** The shapes to which a gameplay video can be cropped. `reels` is a chosen area of the video. */
export const videoShapes = ['uploaded', '16:9', '4:3', '1:1', '4:5', '9:16', 'reels'] as const;
export type VideoShape = (typeof videoShapes)[number];

type AspectShape = Exclude<VideoShape, 'uploaded' | 'reels'>;

/** The shapes with an aspect ratio, width by height. */
export const shapeAspects: Readonly<Record<AspectShape, number>> = {
  '16:9': 16 / 9,
  '4:3': 4 / 3,
  '1:1': 1,
  '4:5': 4 / 5,
  '9:16': 9 / 16,
};

/** The smallest width and height of the area that `reels` shows, as a share of the video's. */
export const smallestRegion = 0.2;

/** The area of `reels` that the wizard starts with if it finds no reels: the middle of the video. */
export const middleRegion = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 } as const;

/** Returns the shape of a video whose shape nobody has chosen: the phone's in full-screen mode. */
export function getDefaultShape(splitScreen: boolean): VideoShape {
  return splitScreen ? '16:9' : '9:16';
}

/** Proposes the shape that cuts off the least of a video. Null is the mode's own, which is the phone's in full-screen mode. */
export function proposeShape({ aspect, splitScreen }: VideoSetting): VideoShape | null {
  if (!splitScreen) return null;
  const getShownShare = (shape: AspectShape) =>
    Math.min(aspect / shapeAspects[shape], shapeAspects[shape] / aspect);
  const best = splitScreenShapes.reduce((one, other) =>
    getShownShare(other) > getShownShare(one) ? other : one,
  );
  return best === getDefaultShape(splitScreen) ? null : best;
}

/**
 * Proposes how to show an uploaded video: portrait videos in full-screen mode, and others in split-screen mode.
 *
 * @param aspect - The video's width by its height.
 */
export function proposeFraming(aspect: number): {
  readonly splitScreen: boolean;
  readonly shape: VideoShape | null;
} {
  const splitScreen = aspect > widestPortraitAspect;
  return { splitScreen, shape: proposeShape({ aspect, splitScreen }) };
}

/** A video's width by its height, and the mode in which it is shown. */
interface VideoSetting {
  readonly aspect: number;
  readonly splitScreen: boolean;
}

/** Between 4:5, which split-screen mode shows well, and 2:3. */
const widestPortraitAspect = 0.73;

/** The shapes that leave enough space for the lower half. */
const splitScreenShapes = ['16:9', '4:3', '1:1', '4:5'] as const satisfies readonly AspectShape[];
