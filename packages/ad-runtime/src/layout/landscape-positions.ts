import {
  designStageWidthPx,
  landscapeStageWidthPx,
} from '@spinreel/config-schema/options/placement/design-stage';
import {
  designStageHeightPx,
  landscapeStageHeightPx,
} from '@spinreel/config-schema/options/placement/design-stage-heights';
import type { LandscapePart } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { Placement } from '../runtime-ad.ts';

/**
 * Where a screen's elements are in landscape: right of a portrait image or video, right of the outro's card, or at the right
 * edge next to a wide video.
 */
export type LandscapeArea = 'beside' | 'card' | 'edge';

/** Returns the area of each screen. */
export function landscapeAreas(
  isSplitScreen: boolean,
  hasOutroImage: boolean,
): Record<PlacementScreen, LandscapeArea> {
  return {
    cover: 'beside',
    gameplay: isSplitScreen ? 'edge' : 'beside',
    outro: hasOutroImage ? 'beside' : 'card',
  };
}

/** The portrait positions of a screen's elements; null or left out if the screen does not show them. */
export type PortraitPositions = { readonly button: Position } & {
  readonly [Part in Exclude<LandscapePart, 'button'>]?: Position | null;
};

/** The placements of a screen's elements; null if the screen does not show them. */
export type ScreenPlacements = { readonly button: Placement } & {
  readonly [Part in Exclude<LandscapePart, 'button'>]: Placement | null;
};

/** The middle of each area, as a share of the stage's width. */
const middles = { beside: 0.73, card: 0.73, edge: 0.89 } as const satisfies Record<LandscapeArea, number>;

/** How far elements at the left and at the right edge in portrait are apart in landscape, as a share of the stage's width. */
const spread = 0.3;

/** The part of the stage's height in which an element by itself is: below the close buttons, and about as high as a card. */
const top = 0.3;
const bottoms = { beside: 0.9, card: 0.65, edge: 0.9 } as const satisfies Record<LandscapeArea, number>;

/** Where a button and a text are, one below the other, as shares of the stage's height. Each may have three lines. */
const upperRow = 0.34;
const lowerRow = 0.72;

/** Where the age mark is above the button at the right edge and its counter, and below a logo, as a share of the stage's height. */
const markRow = 0.29;
const markRowBelowLogo = 0.355;

/** The farthest the finger points from the middle of its button, as shares of the stage. That is the button's edge. */
const reach = { x: 0.09, y: 0.06 } as const;

/**
 * Derives the landscape positions of a screen's elements from their portrait positions. Elements keep their order from
 * top to bottom and their tendency to the left or right. The finger keeps its distance from the button, and the legal text
 * and the age mark, unless it is next to a wide video, keep their shares of the stage. `own` has the positions that replace the derived ones. Pure.
 *
 * @example
 * const { button } = deriveLandscapePositions({ button: { x: 0.5, y: 0.88 } }, 'beside');
 * button.landscapePosition; // { x: 0.73, y: 0.828 }
 */
export function deriveLandscapePositions(
  portrait: PortraitPositions,
  area: LandscapeArea,
  own: { readonly [Part in LandscapePart]?: Position } = {},
): ScreenPlacements {
  const { button, text = null } = portrait;
  const across = ({ x }: Position) => middles[area] + (x - 0.5) * spread;
  const down = ({ y }: Position) => top + y * (bottoms[area] - top);
  const isTextBelow = text !== null && text.y > button.y;
  const rows = isTextBelow ? [upperRow, lowerRow] : [lowerRow, upperRow];
  const [buttonY = 0, textY = 0] = text === null ? [down(button)] : rows;
  const buttonPlace = own.button ?? { x: across(button), y: buttonY };
  const pointAtButton = ({ x, y }: Position): Position => ({
    x: buttonPlace.x + within((x - button.x) * (designStageWidthPx / landscapeStageWidthPx), reach.x),
    y: buttonPlace.y + within((y - button.y) * (designStageHeightPx / landscapeStageHeightPx), reach.y),
  });
  const place = (part: LandscapePart, derive: (position: Position) => Position): Placement | null => {
    const position = portrait[part];
    if (!position) return null;
    const { x, y } = own[part] ?? derive(position);
    return { position, landscapePosition: { x: rounded(x), y: rounded(y) } };
  };
  const keep = (position: Position) => position;
  const edgeRow = portrait.logo ? markRowBelowLogo : markRow;
  return {
    button: { position: button, landscapePosition: { x: rounded(buttonPlace.x), y: rounded(buttonPlace.y) } },
    text: place('text', (position) => ({ x: across(position), y: textY })),
    finger: place('finger', pointAtButton),
    // Not on a wide video.
    ageMark: place('ageMark', area === 'edge' ? () => ({ x: middles.edge, y: edgeRow }) : keep),
    legalText: place('legalText', keep),
    // Above the texts and buttons next to an image, a video or a card, and not on these.
    logo: place('logo', (position) => ({ ...position, x: across(position) })),
  };
}

/** The value moved between `-limit` and `limit`. */
function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/** Rounds to a hundredth of a percent: finer than a pixel, and short in the exported file. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
