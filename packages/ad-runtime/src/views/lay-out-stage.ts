import type { Screen } from '../ad-machine.ts';
import { badgeSpace } from '../layout/badge-rect.ts';
import { containRect } from '../layout/contain-rect.ts';
import { placeBox } from '../layout/place-box.ts';
import type { Rect } from '../layout/rect.ts';
import { isLandscape, textWidthPx } from '../layout/stage-measures.ts';
import { videoRect } from '../layout/video-rect.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import type { StagePart } from './stage-part.ts';

/**
 * Positions all visible elements on the stage. The style sheet positions the stage in the page. `still` is the last
 * frame shown in the outro.
 */
export function layOutStage(
  ad: RuntimeAd,
  stage: HTMLElement,
  safeArea: HTMLElement,
  video: HTMLElement,
  parts: readonly { readonly screen: Screen; readonly part: StagePart }[],
  badge: HTMLElement,
  still: HTMLElement,
): void {
  // Margin around each element for its shadow and its pulse.
  const marginDesignPx = 12;
  const box = readBox(stage);
  const safe = readBox(safeArea);
  // The style sheet's em is ten design pixels.
  const scale = parseFloat(getComputedStyle(stage).fontSize) / 10;
  const aspect = ad.video.widthPx / ad.video.heightPx;
  const isFull = ad.gameplay.area.kind === 'full';
  const videoBox = videoRect(box, ad.gameplay.area, aspect);
  place(video, videoBox, true);
  // The CTA is the only element that can be shown with the badge. Without it, the badge is next to a tall video in
  // landscape, and otherwise over the video.
  const right = videoBox.x + videoBox.width;
  const middle = right < box.width * 0.6 ? right + box.width : right + videoBox.x;
  let cta: Rect = { x: middle / 2, y: box.height, width: 0, height: 0 };
  for (const { part } of parts) {
    if (part.element.hidden) continue;
    const { placement, offset } = part;
    if (part.fit) part.fit(textWidthPx(box), scale);
    const { x, y } = isLandscape(box) ? placement.landscapePosition : placement.position;
    cta = placeBox(
      box,
      safe,
      readBox(part.element),
      { x: x + (offset.x * scale) / box.width, y: y + (offset.y * scale) / box.height },
      marginDesignPx * scale,
    );
    place(part.element, cta);
  }
  const space = badgeSpace(safe, cta);
  place(badge, space, true);
  place(still, isFull ? videoBox : containRect(space, aspect), true);
}

/** Returns an element's box inside its parent, without the transforms of pulsing buttons. */
function readBox(element: HTMLElement): Rect {
  return {
    x: element.offsetLeft,
    y: element.offsetTop,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}

function place(element: HTMLElement, rect: Rect, isSized?: boolean): void {
  element.style.left = `${rect.x}px`;
  element.style.top = `${rect.y}px`;
  if (!isSized) return;
  element.style.width = `${rect.width}px`;
  element.style.height = `${rect.height}px`;
}
