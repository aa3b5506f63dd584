import type { VideoHighlight } from '@spinreel/config-schema/options/placement/video-highlight';
import { placeBox } from './place-box.ts';
import type { Rect } from './rect.ts';
import { withChanges } from '../with-changes.ts';

/** The smallest width and height of the highlight, so that fingers hit it on every screen. In CSS pixels. */
const smallestPx = 60;

/**
 * Returns the box of the highlight in a video. It is on the page, off the notch, the home bar and the close buttons, also if
 * its point in the video is not. All boxes are in CSS pixels.
 *
 * @param stage - The box of the stage on the page.
 * @param safe - The part of the stage without notch and home bar. On squarish pages, the page is wider than the stage.
 * @param video - The box of the video on the stage, which may crop it.
 * @param aspect - The video's width by its height.
 * @param highlight - The center as shares of the whole video, and the diameter as a share of its width.
 */
export function highlightRect(
  { box: stage, safe, pageWidth }: { readonly box: Rect; readonly safe: Rect; readonly pageWidth: number },
  video: Rect,
  aspect: number,
  highlight: VideoHighlight,
): Rect {
  const width = Math.max(video.width, video.height * aspect);
  const size = Math.max(smallestPx, highlight.size * width);
  return placeBox(
    stage,
    withChanges(safe, { x: -stage.x, width: pageWidth }),
    { width: size, height: size },
    {
      x: (video.x + video.width / 2 + (highlight.x - 0.5) * width) / stage.width,
      y: (video.y + video.height / 2 + ((highlight.y - 0.5) * width) / aspect) / stage.height,
    },
    0,
  );
}
