import type { Screen } from '../ad-machine.ts';
import { badgeSpace } from '../layout/badge-space.ts';
import { highlightRect } from '../layout/highlight-rect.ts';
import { keepAbove } from '../layout/keep-above.ts';
import { appCardWidthEm, cardCentre, outroCard } from '../layout/outro-card.ts';
import type { Rect } from '../layout/rect.ts';
import { isLandscape } from '../layout/stage-measures.ts';
import { videoRect } from '../layout/video-rect.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import type { LegalScreen } from './legal/legal-screens.ts';
import { fitPart, place, type MeasuredStage } from './measure-stage.ts';
import type { StagePart } from './stage-part.ts';

/**
 * Positions all visible elements on the stage, which the style sheet positions in the page. They make way for the legal
 * text of `legal`, and the winning badge also for its age mark and logo. `card` is that of the outro. Returns how far the
 * legal text has moved the elements down, in CSS pixels.
 */
export function layOutStage(
  ad: RuntimeAd,
  stage: MeasuredStage,
  legal: LegalScreen | undefined,
  video: HTMLElement,
  surroundings: HTMLElement,
  parts: readonly { readonly screen: Screen; readonly part: StagePart }[],
  badge: HTMLElement,
  card: HTMLElement,
): number {
  const { box, safe } = stage;
  const { space = safe, marks = [] } = legal || {};
  const aspect = ad.video.widthPx / ad.video.heightPx;
  const videoBox = videoRect(box, ad.gameplay.area, aspect, stage.pageWidth);
  place(video, videoBox, true);
  surroundings.style.setProperty('--y', `${videoBox.y + videoBox.height}px`);
  const shown = parts
    .filter(({ part }) => !part.element.hidden)
    .map(({ screen, part }) => ({ screen, part, fitInto: fitPart(stage, part) }));
  // All elements of a screen make way for its legal text together, so that the finger still points at its button, and for
  // the larger video of squarish pages.
  const isBelowLargeVideo = stage.pageWidth > box.width && ad.gameplay.area.kind === 'split';
  let moveDownPx =
    isBelowLargeVideo && shown.some(({ screen }) => screen === 'paused') ? box.height * 0.11 : 0;
  for (const { fitInto } of shown) {
    const needed = fitInto(space, 0).y - fitInto(safe, 0).y;
    if (Math.abs(needed) > Math.abs(moveDownPx)) moveDownPx = needed;
  }
  // Without other elements, the badge is next to a tall video in landscape, and otherwise over the video.
  const right = videoBox.x + videoBox.width;
  const middle = right < box.width * 0.6 ? right + box.width : right + videoBox.x;
  let last: Rect = { x: middle / 2, y: box.height, width: 0, height: 0 };
  const boxes = marks.slice();
  for (const { part, fitInto } of shown) {
    // The text keeps off its button, and the finger off the text.
    last = keepAbove(fitInto(space, moveDownPx), last);
    place(part.element, last);
    boxes.push(last);
  }
  // oxlint-disable-next-line no-unused-labels
  HIGHLIGHT: for (const { part } of shown)
    if (part.highlight) place(part.element, highlightRect(stage, videoBox, aspect, part.highlight), true);
  const isCard = !card.hidden;
  let centre = last.x + last.width / 2;
  if (!isLandscape(space)) centre = space.x + space.width / 2;
  else if (isCard) centre = space.x + space.width * cardCentre;
  let badgeBox = badgeSpace(
    space,
    centre,
    boxes,
    // A badge alone may be in front of the legal text's plate.
    shown.length ? space.y + space.height : box.height,
    isCard ? stage.pageWidth / box.width : 0,
  );
  if (isCard) {
    const [cardBox, onCard] = outroCard(badgeBox, ad.outro.cardAspect, !badge.hidden);
    place(card, cardBox, true);
    // oxlint-disable-next-line no-unused-labels
    APP_CARD: if (ad.outro.app) card.style.fontSize = `${cardBox.width / appCardWidthEm}px`;
    badgeBox = onCard;
  }
  // Without an image, its rays are around the number.
  place(badge, ad.slots.indexOf('badge') < 0 ? last : badgeBox, true);
  return moveDownPx;
}
