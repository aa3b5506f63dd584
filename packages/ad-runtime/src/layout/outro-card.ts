import { containRect } from './contain-rect.ts';
import type { Rect } from './rect.ts';
import { withChanges } from '../with-changes.ts';

/** The width of the app card by its height, which is enough for a name of three lines. */
export const appCardAspect = 4 / 3;

/** The width of the app card in its em, so that its icon has 96 CSS pixels on a phone that is 390 wide. */
export const appCardWidthEm = 28.5;

/** The center line of the card, or of the image of the outro, in landscape, as a share of the stage's width. The CTA is on its right. */
export const cardCentre = 0.275;

/** The share of the space's height that the badge reaches above the card, at its standard size. */
const aboveShare = 0.33;

/** The share of the card that the badge covers at its upper end. */
const coveredShare = 0.2;

/** By how much a card with a wide picture is wider on tall pages, on which it would look lost. */
const wideFactor = 1.15;
const wideAspect = 1.5;

/** The most of the width by the height of tall pages. */
const tallAspect = 0.7;

/** Returns the width that a card may use, as a multiple of its standard share of the page. Both aspects are width by height. */
export function cardWidthFactor(aspect: number, pageAspect: number): number {
  return aspect > wideAspect && pageAspect < tallAspect ? wideFactor : 1;
}

/**
 * Returns the box of the outro's card, whose width is `aspect` times its height, and the space for the badge on its upper
 * edge. Both are in the middle of `space`. All boxes are in CSS pixels. `badgeSize` is a multiple of the badge's standard
 * size, 0 for none.
 */
export function outroCard(
  space: Rect,
  aspect: number,
  badgeSize: number,
): readonly [card: Rect, badge: Rect] {
  const above = space.height * aboveShare;
  const free = Math.max(0.5, 1 - aboveShare * badgeSize) * space.height;
  const card = containRect(withChanges(space, { y: space.y + space.height - free, height: free }), aspect);
  const end = card.y + card.height * coveredShare;
  const height = Math.min((above + card.height * coveredShare) * badgeSize, end - space.y);
  return [card, withChanges(space, { y: end - height, height })];
}
