import { containRect } from './contain-rect.ts';
import { changeRect, type Rect } from './rect.ts';

/** The width of the app card by its height, which is enough for a name of three lines. */
export const appCardAspect = 4 / 3;

/** The width of the app card in its em, so that its icon has 96 CSS pixels on a phone that is 390 wide. */
export const appCardWidthEm = 28.5;

/** The card's center line in landscape, as a share of the stage's width. The CTA is on its right. */
export const cardCentre = 0.275;

/** The share of the space's height that the badge reaches above the card. */
const aboveShare = 0.33;

/** The share of the card that the badge covers at its upper end. */
const coveredShare = 0.2;

/**
 * Returns the box of the outro's card, whose width is `aspect` times its height, and the space for the badge on its upper
 * edge. Both are in the middle of `space`. All boxes are in CSS pixels.
 */
export function outroCard(
  space: Rect,
  aspect: number,
  hasBadge: boolean,
): readonly [card: Rect, badge: Rect] {
  const above = hasBadge ? space.height * aboveShare : 0;
  const card = containRect(changeRect(space, { y: space.y + above, height: space.height - above }), aspect);
  return [card, changeRect(space, { y: card.y - above, height: above + card.height * coveredShare })];
}
