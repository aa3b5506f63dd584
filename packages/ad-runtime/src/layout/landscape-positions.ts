import {
  designStageHeightPx,
  designStageWidthPx,
  landscapeStageHeightPx,
  landscapeStageWidthPx,
} from '@spinreel/config-schema/options/placement/design-stage';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { Placement } from '../runtime-ad.ts';

/**
 * Where a screen's elements are in landscape: right of a portrait image or video, over the lower right corner of a wide
 * video, or in the middle, below what the screen shows.
 */
export type LandscapeArea = 'beside' | 'corner' | 'below';

/** Returns the area of each screen. `outro` states what the outro shows next to its button. */
export function landscapeAreas(
  isSplitScreen: boolean,
  outro: { readonly hasImage: boolean; readonly hasBadge: boolean },
): Record<PlacementScreen, LandscapeArea> {
  // Without image and badge the outro shows the last frame. That of a full-screen video is as tall as the screen.
  const isTallOutro = outro.hasImage || (!isSplitScreen && !outro.hasBadge);
  return {
    cover: 'beside',
    gameplay: isSplitScreen ? 'corner' : 'beside',
    outro: isTallOutro ? 'beside' : 'below',
  };
}

/** The elements of a screen that have a position; null if the screen does not show them. */
export interface ScreenElements<Place> {
  readonly button: Place;
  readonly text: Place | null;
  /** The point next to which the finger taps. */
  readonly finger: Place | null;
}

/** The middle of each area, as a share of the stage's width. */
const middles = { beside: 0.73, corner: 0.84, below: 0.5 } as const satisfies Record<LandscapeArea, number>;

/** How far elements at the left and at the right edge in portrait are apart in landscape, as a share of the stage's width. */
const spread = 0.3;

/** The part of the stage's height in which an element by itself is: below the close buttons. */
const top = 0.3;
const bottom = 0.9;

/** Where a button and a text are, one below the other, as shares of the stage's height. Each may have three lines. */
const upperRow = 0.34;
const lowerRow = 0.72;

/** The farthest the finger points from the middle of its button, as shares of the stage. That is the button's edge. */
const reach = { x: 0.09, y: 0.06 } as const;

/**
 * Derives the landscape positions of a screen's elements from their portrait positions. Elements keep their order from
 * top to bottom and their tendency to the left or right. The finger keeps its distance from the button. Pure.
 *
 * @example
 * const { button } = deriveLandscapePositions({ button: { x: 0.5, y: 0.88 }, text: null, finger: null }, 'beside');
 * button.landscapePosition; // { x: 0.73, y: 0.828 }
 */
export function deriveLandscapePositions(
  { button, text, finger }: ScreenElements<Position>,
  area: LandscapeArea,
): ScreenElements<Placement> {
  const across = ({ x }: Position) => middles[area] + (x - 0.5) * spread;
  const down = ({ y }: Position) => top + y * (bottom - top);
  const isTextBelow = text !== null && text.y > button.y;
  const rows = isTextBelow ? [upperRow, lowerRow] : [lowerRow, upperRow];
  const [buttonY = 0, textY = 0] = text === null ? [down(button)] : rows;
  const place = (position: Position, x: number, y: number): Placement => ({
    position,
    landscapePosition: { x: rounded(x), y: rounded(y) },
  });
  return {
    button: place(button, across(button), buttonY),
    text: text === null ? null : place(text, across(text), textY),
    finger:
      finger === null
        ? null
        : place(
            finger,
            across(button) +
              within((finger.x - button.x) * (designStageWidthPx / landscapeStageWidthPx), reach.x),
            buttonY + within((finger.y - button.y) * (designStageHeightPx / landscapeStageHeightPx), reach.y),
          ),
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
