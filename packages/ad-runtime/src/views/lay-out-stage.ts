import type { Screen } from '../ad-machine.ts';
import { badgeSpace } from '../layout/badge-space.ts';
import { containRect } from '../layout/contain-rect.ts';
import { keepAbove } from '../layout/keep-above.ts';
import type { Rect } from '../layout/rect.ts';
import { videoRect } from '../layout/video-rect.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import type { LegalScreen } from './legal/legal-screens.ts';
import { fitPart, place, type MeasuredStage } from './measure-stage.ts';
import type { StagePart } from './stage-part.ts';

/**
 * Positions all visible elements on the stage, which the style sheet positions in the page. They make way for the legal
 * text of `legal`, and the winning badge also for its age mark and logo. `still` is the last frame shown in the outro. Returns how far the legal
 * text has moved the elements down, in CSS pixels.
 */
export function layOutStage(
  ad: RuntimeAd,
  stage: MeasuredStage,
  legal: LegalScreen | undefined,
  video: HTMLElement,
  surroundings: HTMLElement,
  parts: readonly { readonly screen: Screen; readonly part: StagePart }[],
  badge: HTMLElement,
  still: HTMLElement,
): number {
  const { box, safe } = stage;
  const { space = safe, marks = [] } = legal || {};
  const aspect = ad.video.widthPx / ad.video.heightPx;
  const isFull = ad.gameplay.area.kind === 'full';
  const videoBox = videoRect(box, ad.gameplay.area, aspect, stage.pageWidth);
  place(video, videoBox, true);
  surroundings.style.setProperty('--y', `${videoBox.y + videoBox.height}px`);
  const shown = parts
    .filter(({ part }) => !part.element.hidden)
    .map(({ part }) => ({ part, fitInto: fitPart(stage, part) }));
  // All elements of a screen make way for its legal text together, so that the finger still points at its button.
  let moveDownPx = 0;
  for (const { fitInto } of shown) {
    const needed = fitInto(space, 0).y - fitInto(safe, 0).y;
    if (Math.abs(needed) > Math.abs(moveDownPx)) moveDownPx = needed;
  }
  // The CTA, or the number of the win, is the only element that can be shown with the badge. Without it, the badge is next to a tall video in
  // landscape, and otherwise over the video.
  const right = videoBox.x + videoBox.width;
  const middle = right < box.width * 0.6 ? right + box.width : right + videoBox.x;
  let cta: Rect = { x: middle / 2, y: box.height, width: 0, height: 0 };
  for (const { part, fitInto } of shown) {
    // The text keeps off its button, and the finger off the text.
    cta = keepAbove(fitInto(space, moveDownPx), cta);
    place(part.element, cta);
  }
  const hasImage = ad.slots.indexOf('badge') >= 0;
  const badgeBox = badgeSpace(space, cta, marks, hasImage);
  // Without an image, its rays are around the number.
  place(badge, hasImage ? badgeBox : cta, true);
  place(still, isFull ? videoBox : containRect(badgeBox, aspect), true);
  return moveDownPx;
}
