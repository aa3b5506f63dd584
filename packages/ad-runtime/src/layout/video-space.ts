import { excludeBox } from './exclude-box.ts';
import type { Rect } from './rect.ts';
import { withChanges } from '../with-changes.ts';
import { isLandscape } from './stage-measures.ts';

/** The height of the spin button below a split-screen video, with its counter, its hand and its margins. In design pixels. */
const buttonDesignPx = 130;

/** Marks in this upper share of the stage's height are above the video. */
const upperShare = 0.25;

/**
 * Returns the part of the stage for a split-screen video: below the age mark and the logo, and above the spin button and the
 * required texts. In landscape, the button and the marks are next to the video. All boxes are in CSS pixels.
 *
 * @param space - The part of the stage that the required texts leave.
 * @param marks - The boxes of the age mark and the logo.
 * @param scale - CSS pixels per design pixel.
 */
export function videoSpace(stage: Rect, space: Rect, marks: readonly Rect[], scale: number): Rect {
  if (isLandscape(stage)) return space;
  let free = withChanges(space, { height: space.height - buttonDesignPx * scale });
  for (const mark of marks) if (mark.y < stage.height * upperShare) free = excludeBox(free, mark, 8 * scale);
  return free;
}

/** The distance between the video and the spin button, on whose upper edge its counter is. In design pixels. */
const counterDesignPx = 34;

/** Returns how far the spin button moves down, so that a split-screen video above it does not cover it. In CSS pixels. */
export function moveBelowVideo(video: Rect, button: Rect, scale: number): number {
  return button.y > video.y ? Math.max(0, video.y + video.height + counterDesignPx * scale - button.y) : 0;
}
