import type { Screen } from '../ad-machine.ts';
import { badgeSpace } from '../layout/badge-space.ts';
import { highlightRect } from '../layout/highlight-rect.ts';
import { keepAbove } from '../layout/keep-above.ts';
import { appCardWidthEm, cardCentre, cardWidthFactor, outroCard } from '../layout/outro-card.ts';
import type { Rect } from '../layout/rect.ts';
import { withChanges } from '../with-changes.ts';
import { isLandscape } from '../layout/stage-measures.ts';
import { moveInto, videoRect } from '../layout/video-rect.ts';
import { moveBelowVideo, videoSpace } from '../layout/video-space.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import type { LegalScreen } from './legal/legal-screens.ts';
import { fitPart, place, type MeasuredStage } from './measure-stage.ts';
import type { StagePart } from './stage-part.ts';

/** The distance of a raised hand from the middle of its button, as a share of the button's width: at its end, beside the label. */
const raisedHandShare = 0.54;

/**
 * Positions all visible elements on the stage, which the style sheet positions in the page. They make way for the legal
 * text of `legal`, and the winning badge also for its age mark and logo. The video makes way for those of `gameplay` on every
 * screen, because no layout delays its start. `card` is that of the outro. Returns how far the elements have moved down, in CSS
 * pixels.
 */
export function layOutStage(
  ad: RuntimeAd,
  stage: MeasuredStage,
  legal: LegalScreen | undefined,
  gameplay: LegalScreen | undefined,
  video: HTMLElement,
  surroundings: HTMLElement,
  parts: readonly { readonly screen: Screen; readonly part: StagePart }[],
  badge: HTMLElement,
  card: HTMLElement,
): number {
  const { box, safe, scale, pageWidth } = stage;
  const { area } = ad.gameplay;
  const { cardAspect } = ad.outro;
  const { space = safe, marks = [] } = legal || {};
  const aspect = ad.video.widthPx / ad.video.heightPx;
  const isUpright = !isLandscape(box);
  const { space: freeOfText = box, marks: above = [] } = gameplay || {};
  const videoBox = videoRect(box, area, aspect, pageWidth, videoSpace(box, freeOfText, above, scale));
  place(video, videoBox, true);
  surroundings.style.setProperty('--y', `${videoBox.y + videoBox.height}px`);
  const shown = parts
    .filter(({ part }) => !part.element.hidden)
    .map(({ screen, part }) => ({ screen, part, fitInto: fitPart(stage, part) }));
  // All elements of a screen make way for its legal text together, so that the finger still points at its button, and for
  // the video above them.
  let moveDownPx = 0;
  const [first] = shown;
  if (first && first.screen === 'paused' && isUpright && area.kind === 'split')
    moveDownPx = moveBelowVideo(videoBox, first.fitInto(space, 0), scale);
  for (const { fitInto } of shown) {
    const needed = fitInto(space, 0).y - fitInto(safe, 0).y;
    if (needed * needed > moveDownPx * moveDownPx) moveDownPx = needed;
  }
  // Without other elements, the badge is next to a tall video in landscape, and otherwise over the video.
  const right = videoBox.x + videoBox.width;
  const middle = right < box.width * 0.6 ? right + box.width : right + videoBox.x;
  let last: Rect = { x: middle / 2, y: box.height, width: 0, height: 0 };
  const boxes = marks.slice();
  const isCard = !card.hidden;
  shown.forEach(({ part, fitInto }, index) => {
    // On squarish pages the headline stays close to the CTA, so that the card is large. On others, the mute button is there.
    let fitted = fitInto(space, isCard && pageWidth > box.width ? 0 : moveDownPx);
    // A hand that the legal text moves up would cover the label. It taps the end of its button instead.
    if (first && part.offset && fitInto(safe, moveDownPx).y > fitted.y) {
      const { x } = part.offset;
      const { offsetWidth: width } = first.part.element;
      const tapped = fitted.x + (x > 0 ? width : -width) * raisedHandShare - x * scale;
      fitted = withChanges(fitted, { x: moveInto(tapped, box.width - fitted.width) });
    }
    // The text keeps off its button, and the finger off the text, but not off its button.
    last = index < 2 && part.offset ? fitted : keepAbove(fitted, last);
    place(part.element, last);
    boxes.push(last);
  });
  // oxlint-disable-next-line no-unused-labels
  HIGHLIGHT: for (const { part } of shown)
    if (part.highlight) place(part.element, highlightRect(stage, videoBox, aspect, part.highlight), true);
  let centre = last.x + last.width / 2;
  if (isUpright) centre = space.x + space.width / 2;
  // A headline leaves too little space above the button. The badge is then over the image, as in portrait.
  else if (isCard || shown.length > 1) centre = space.x + space.width * cardCentre;
  let badgeBox = badgeSpace(
    space,
    centre,
    boxes,
    // A badge alone may be in front of the legal text's plate.
    shown.length ? space.y + space.height : box.height,
    isCard ? (pageWidth / box.width) * cardWidthFactor(cardAspect, pageWidth / box.height) : 0,
    ad.badge.size,
  );
  if (isCard) {
    const [cardBox, onCard] = outroCard(badgeBox, cardAspect, badge.hidden ? 0 : ad.badge.size);
    place(card, cardBox, true);
    // oxlint-disable-next-line no-unused-labels
    APP_CARD: if (ad.outro.app) card.style.fontSize = `${cardBox.width / appCardWidthEm}px`;
    badgeBox = onCard;
  }
  // Without an image, its rays are around the number.
  place(badge, ad.slots.indexOf('badge') < 0 ? last : badgeBox, true);
  return moveDownPx;
}
