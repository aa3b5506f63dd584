import { badgeSpace } from '@spinreel/ad-runtime/layout/badge-space';
import { excludeBox } from '@spinreel/ad-runtime/layout/exclude-box';
import { keepAbove } from '@spinreel/ad-runtime/layout/keep-above';
import {
  appCardAspect,
  cardCentre,
  cardWidthFactor,
  outroCard,
} from '@spinreel/ad-runtime/layout/outro-card';
import { markSpace } from '@spinreel/ad-runtime/layout/mark-space';
import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import { withChanges } from '@spinreel/ad-runtime/with-changes';
import { moveBelowVideo, videoSpace } from '@spinreel/ad-runtime/layout/video-space';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import {
  computeAnchor,
  computeElementBox,
  findElementLimits,
  marginPx,
  type DrawnSize,
} from './element-box.ts';
import { computeCurrentVideoBox } from './current-video-box.ts';
import { computeCurrentPosition, hasOutroCard } from './compute-current-position.ts';
import { computeHighlightBox } from './highlight-place.ts';
import { isLandscapeElement, type LandscapeElement } from './landscape-places.ts';
import type { MovedElement } from './moved-element.ts';
import {
  findElementPosition,
  isLegalElement,
  placementElements,
  type LegalElement,
  type PlacementElement,
} from './placement-elements.ts';
import type { StageFrame } from '../stage/stage-shapes.ts';

/** Everything that determines the positions of an ad's elements. */
export interface PlacementState {
  readonly ad: ResolvedAd;
  /** The size of each element that has been drawn. */
  readonly drawn: Readonly<Partial<Record<PlacementElement, DrawnSize>>>;
  /** The element that is being dragged. Its position differs from the ad's. */
  readonly live: MovedElement | null;
}

/** The size of an element that has not been drawn yet. */
export const notDrawn: DrawnSize = { width: 0, height: 0, offset: { x: 0, y: 0 } };

/**
 * Returns where the player shows an element, as fractions of the stage. It differs from its position if that is too close
 * to an edge, or if the element makes way for the legal text.
 */
export function computeShownPosition(
  frame: StageFrame,
  element: PlacementElement,
  state: PlacementState,
): Position {
  const position = computeCurrentPosition(frame, element, state);
  const { [element]: size } = state.drawn;
  if (!isLandscapeElement(element) || size === undefined) return position;
  const shown = computeAnchor(frame, computeCurrentBox(frame, element, state), size);
  const isThere = Math.hypot(shown.x - position.x, shown.y - position.y) < 0.001;
  return isThere ? position : shown;
}

/** Returns an element's current box on the stage. */
export function computeCurrentBox(frame: StageFrame, element: PlacementElement, state: PlacementState): Rect {
  if (element === 'gameplayHighlight')
    return computeHighlightBox(frame, { ...state, videoSpace: computeVideoSpace(frame, state) });
  return element === 'videoArea' ? computeVideoAreaBox(frame, state) : computePartBox(frame, element, state);
}

function computeVideoAreaBox(frame: StageFrame, state: PlacementState): Rect {
  return computeCurrentVideoBox(frame, { ...state, videoSpace: computeVideoSpace(frame, state) });
}

/** Computes the part of the stage for a split-screen video, which makes way for age mark, logo and required texts. */
function computeVideoSpace(frame: StageFrame, state: PlacementState): Rect {
  const stage = { x: 0, y: 0, ...frame.stage };
  const place = (element: LegalElement) =>
    isDrawn(element, state) ? [computePartBox(frame, element, state)] : [];
  const [text] = place('gameplayLegalText');
  const space = text ? excludeBox(frame.safe, text, 0) : stage;
  return videoSpace(stage, space, [...place('gameplayAgeMark'), ...place('gameplayLogo')], frame.scale);
}

/**
 * Returns the box of an element, as in the player: all keep off the legal text of their screen, the cover text off its
 * button, and the finger off the cover text.
 */
function computePartBox(frame: StageFrame, element: LandscapeElement, state: PlacementState): Rect {
  const { drawn, ad } = state;
  const { screen } = placementElements[element];
  const place = (part: LandscapeElement, area?: Rect, moveDown = 0): Rect => {
    const { x, y } = computeCurrentPosition(frame, part, state);
    const target = { x, y: y + moveDown / frame.stage.height };
    return computeElementBox(frame, target, drawn[part] ?? notDrawn, {
      ...findElementLimits(frame, part),
      ...(area && { area }),
    });
  };
  const legalText = `${screen}LegalText` as const;
  const textBox = isDrawn(legalText, state) && element !== legalText ? place(legalText) : null;
  const leaveText = (area: Rect) =>
    textBox ? excludeBox(area, textBox, computeTextGap(frame, screen)) : area;
  if (isLegalElement(element)) {
    return place(element, textBox ? markSpace(frame.stage, leaveText(frame.safe)) : undefined);
  }
  const space = leaveText(findElementLimits(frame, element).area);
  // The elements make way together: the finger still points at its button.
  const group = listMovable(screen).filter((part) => findElementPosition(part, ad) !== null);
  const moves = group.map((part) => place(part, space).y - place(part).y);
  const belowVideo =
    element === 'gameplayButton' || element === 'gameplayFinger'
      ? measureMoveBelow(computeVideoAreaBox(frame, state), place('gameplayButton', space), frame, ad)
      : 0;
  // The headline stays close to the button, so that the card is large.
  const move =
    screen === 'outro' && hasOutroCard(ad)
      ? 0
      : moves.reduce((largest, each) => (Math.abs(each) > Math.abs(largest) ? each : largest), belowVideo);
  const page = { x: 0, y: 0, ...frame.stage };
  const box = group
    .slice(0, group.indexOf(element) + 1)
    .map((part) => {
      const box = place(part, space, move);
      const isFinger = placementElements[part].role === 'finger';
      return { box: isFinger ? leaveLabel(box, place(part, page, move), frame) : box, isFinger };
    })
    .reduce<Rect | null>(
      // The finger keeps off the text, but not off its button.
      (before, { box, isFinger }, at) =>
        before === null || (isFinger && at === 1) ? box : keepAbove(box, before),
      null,
    );
  return box ?? place(element, space, move);
}

/** Moves a finger that the legal text moves up to the right as well, because it would cover the label of its button. Its margin keeps it on the page. */
function leaveLabel(finger: Rect, free: Rect, { scale }: StageFrame): Rect {
  return withChanges(finger, { x: finger.x + Math.min(free.y - finger.y, marginPx * scale) });
}

/** Returns how far the spin button moves down because the split-screen video would cover it. */
function measureMoveBelow(
  video: Rect,
  button: Rect,
  frame: StageFrame,
  { video: { splitScreen } }: ResolvedAd,
) {
  return splitScreen && !frame.isLandscape ? moveBelowVideo(video, button, frame.scale) : 0;
}

/**
 * Returns the box of the outro's card, or null without one, and the space in which the player centers the winning badge. Both
 * keep off the button, the headline and the required texts.
 *
 * @param cardAspect - The card's width by its height. By default that of the app card, or of the video's last frame.
 */
export function computeOutroBoxes(
  frame: StageFrame,
  state: PlacementState,
  cardAspect: number = getCardAspect(state.ad),
): { readonly card: Rect | null; readonly badge: Rect } {
  const { ad } = state;
  const { width, height } = frame.stage;
  const place = (element: LandscapeElement) => computePartBox(frame, element, state);
  const stage = { x: 0, y: 0, width, height };
  const space = isDrawn('outroLegalText', state)
    ? excludeBox(stage, place('outroLegalText'), computeTextGap(frame, 'outro'))
    : stage;
  const others = ['outroAgeMark', 'outroLogo', 'outroHeadline', 'outroButton'] as const;
  const boxes = others.filter((other) => isDrawn(other, state)).map(place);
  const middle = width / 2;
  const end = space.y + space.height;
  if (hasOutroCard(ad)) {
    const centre = frame.isLandscape ? width * cardCentre : middle;
    // In all shapes of the stage it fills the page.
    const card = badgeSpace(space, centre, boxes, end, cardWidthFactor(cardAspect, width / height));
    const [box, badge] = outroCard(card, cardAspect, hasOutroBadge(ad) ? ad.sizes.badge : 0);
    return { card: box, badge };
  }
  const button = isDrawn('outroButton', state) ? place('outroButton') : null;
  const beside = isDrawn('outroHeadline', state) ? width * cardCentre : button && button.x + button.width / 2;
  const centre = frame.isLandscape ? (beside ?? middle) : middle;
  return { card: null, badge: badgeSpace(space, centre, boxes, end, 0, ad.sizes.badge) };
}

function getCardAspect({ outro, video }: ResolvedAd): number {
  return outro.composition === 'app-card' ? appCardAspect : video.aspect;
}

/** Whether the outro shows the winning badge. */
export function hasOutroBadge({ badge, images }: ResolvedAd): boolean {
  return badge.onOutro && images.winningBadgeImage !== null;
}

/** Returns the distance between the legal text and the space for other elements in CSS pixels. */
function computeTextGap({ scale }: StageFrame, screen: PlacementScreen): number {
  return screen === 'outro' ? marginPx * scale : 0;
}

function isDrawn(element: LandscapeElement, { drawn, ad }: PlacementState): boolean {
  return drawn[element] !== undefined && findElementPosition(element, ad) !== null;
}

/** Lists the elements of a screen that make way for its legal text, in the order in which the player places them. */
function listMovable(screen: PlacementScreen): Exclude<LandscapeElement, LegalElement>[] {
  return (Object.keys(placementElements) as PlacementElement[])
    .filter((element) => isLandscapeElement(element))
    .filter((element) => !isLegalElement(element))
    .filter((element) => placementElements[element].screen === screen);
}
