import { stageScale } from '@spinreel/ad-runtime/layout/stage-measures';
import { legalTextDesignPx, smallestLegalPx } from '@spinreel/ad-runtime/views/legal/legal-parts';
import { withChanges } from '@spinreel/ad-runtime/with-changes';
import { defaultPositions } from '@spinreel/config-schema/options/placement/placement-geometry';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { designStageWidthPx } from '@spinreel/config-schema/options/placement/design-stage';
import { computeCurrentBox, type PlacementState } from '../elements/compute-current-box.ts';
import { roundPosition } from '../elements/placement-elements.ts';
import { computeSalientRects, type CoverSalience } from '../salience/compute-salient-rects.ts';
import { stageFrame, type StageShapeId } from '../stage/stage-shapes.ts';
import { withPlaces, type CoverPlaces, type MovableParts, type ProposedPlaces } from './cover-places.ts';
import { measureHiddenLabel } from './measure-hidden-label.ts';
import { rateCover } from './rate-cover.ts';

/** A cover to arrange. */
export interface ArrangedCover extends Pick<PlacementState, 'ad' | 'drawn'> {
  readonly salience: CoverSalience;
  /** The elements that the wizard may place in portrait and in landscape. The others stay where a person placed them. */
  readonly movable: MovableParts;
}

/** The shapes that have the portrait positions, and how much each counts. */
const portraitShapes: readonly (readonly [StageShapeId, number])[] = [
  ['9:16', 1],
  ['2:3', 0.5],
  ['9:19.5', 0.5],
];

/** How much square pages count, on which the stage is a column in the middle. */
const squareShare = 0.5;

/** What each share of the screen costs by which an element is away from its default position. */
const distanceCosts = { x: 8, y: 1.5 } as const;
/** A proposal must be better by this much. */
const leastGain = 0.5;
const nothing: ProposedPlaces = { portrait: {}, landscape: {} };

/**
 * Proposes positions for the cover's text, button and hand that leave free what stands out, as near to their defaults as
 * possible. Null if the current positions are as good. Where the screen has no free space, as little as possible is covered.
 * Pure; takes about 50 ms.
 */
export function proposeCoverPlaces(cover: ArrangedCover): ProposedPlaces | null {
  const rate = (places: CoverPlaces, limit?: number) => ratePortrait(cover, places, limit);
  const coarse = choosePlaces(listPortraitPlaces(cover), rate);
  const portrait = choosePlaces(listNearPlaces(coarse, cover), rate, coarse);
  const upright = withPlaces(cover.ad, { ...nothing, portrait });
  const landscape = choosePlaces(listLandscapePlaces({ ...cover, ad: upright }), (places) =>
    rateLandscape({ ...cover, ad: upright }, places),
  );
  const isSame = Object.keys(portrait).length + Object.keys(landscape).length === 0;
  return isSame ? null : { portrait, landscape };
}

/** Returns the places with the lowest cost, or none if they are not clearly better than the present ones. */
function choosePlaces(
  lists: readonly CoverPlaces[],
  rate: (places: CoverPlaces, limit?: number) => number,
  known: CoverPlaces = {},
): CoverPlaces {
  let best = known;
  let least = known.button || known.text ? rate(known) : rate({}) - leastGain;
  for (const places of lists) {
    const cost = rate(places, least);
    if (cost >= least) continue;
    least = cost;
    best = places;
  }
  return best;
}

/** Rates positions in all upright shapes. The shapes that are left when the cost reaches `limit` are not rated. */
function ratePortrait(
  { ad, drawn, salience }: ArrangedCover,
  portrait: CoverPlaces,
  limit = Number.POSITIVE_INFINITY,
): number {
  const placed = withPlaces(ad, { ...nothing, portrait });
  const { button, text } = portrait;
  let cost =
    measureDistance(button, defaultPositions.coverButton) + measureDistance(text, defaultPositions.coverText);
  const rate = (id: StageShapeId, pageAspect?: number) => {
    const frame = stageFrame(id);
    const salient = computeSalientRects(frame, salience, pageAspect);
    return rateCover({ ad: placed, drawn: id === '2:3' ? growLegalText(drawn) : drawn, frame, salient });
  };
  for (const [id, share] of portraitShapes) {
    if (cost >= limit) return cost;
    cost += share * rate(id);
  }
  return cost + squareShare * rate('9:16', 1);
}

/** The smallest phones of the shape 2:3, in CSS pixels. */
const smallPhone = { width: 320, height: 480 } as const;

/** Enlarges the legal text to its share of a small phone, where it has its minimum font size. */
function growLegalText(drawn: PlacementState['drawn']): PlacementState['drawn'] {
  const { coverLegalText: text } = drawn;
  if (text === undefined) return drawn;
  const factor = smallestLegalPx / (legalTextDesignPx * stageScale(smallPhone));
  const grown = withChanges(text, { width: text.width * factor, height: text.height * factor });
  return withChanges(drawn, { coverLegalText: grown });
}

function rateLandscape({ ad, drawn, salience }: ArrangedCover, landscape: CoverPlaces): number {
  const frame = stageFrame('landscape');
  const salient = computeSalientRects(frame, salience);
  // Positions that follow from portrait are preferred, because they follow it also when it changes.
  const own = leastGain * Object.keys(landscape).length;
  return rateCover({ ad: withPlaces(ad, { ...nothing, landscape }), drawn, frame, salient }) + own;
}

function measureDistance(place: Position | undefined, from: Position): number {
  if (place === undefined) return 0;
  return distanceCosts.x * Math.abs(place.x - from.x) + distanceCosts.y * Math.abs(place.y - from.y);
}

/** The distance between two rows that are tried first, as a share of the height. */
const rowStep = 0.04;

/** The text is almost as wide as the screen, so it stays in the middle. */
const portraitColumns = { button: [0.5, 0.3, 0.7], text: [0.5] } as const;
const landscapeColumns = [0.73, 0.27, 0.5, 0.86] as const;

function listPortraitPlaces(cover: ArrangedCover): CoverPlaces[] {
  const {
    ad,
    movable: { portrait: movable },
  } = cover;
  const rows = listRows(0.06, 0.98, rowStep);
  const buttons = movable.includes('button') ? listPositions(portraitColumns.button, rows) : [undefined];
  const pointed = buttons.map((button) => pointAtButton(button, cover));
  const hasText = movable.includes('text') && ad.cover.text !== null;
  const texts = hasText ? listPositions(portraitColumns.text, rows) : [undefined];
  return combine(pointed, texts);
}

/** Lists the positions between those of `listPortraitPlaces`. */
function listNearPlaces(coarse: CoverPlaces, cover: ArrangedCover): CoverPlaces[] {
  const list = (place: Position | undefined) =>
    place === undefined
      ? [undefined]
      : [-1, 0, 1].map((count) => roundPosition({ ...place, y: place.y + (count * rowStep) / 2 }));
  const buttons = list(coarse.button).map((button) => pointAtButton(button, cover));
  return combine(buttons, list(coarse.text));
}

/** Returns a button with its hand, which points at the end of the button if it would hide more of the label otherwise. */
function pointAtButton(button: Position | undefined, cover: ArrangedCover): CoverPlaces {
  const { ad, drawn, movable } = cover;
  if (button === undefined) return {};
  if (!movable.portrait.includes('finger') || ad.cover.fingerPosition === null) return { button };
  const { width = 0 } = drawn.coverButton ?? {};
  const atEnd = pointAt(button, (width / 2 - tipPx) / designStageWidthPx);
  const finger = pointAt(button);
  const measure = (finger: Position) => measureHidden({ button, finger }, cover);
  return { button, finger: measure(atEnd) < measure(finger) ? atEnd : finger };
}

function measureHidden(portrait: CoverPlaces, { ad, drawn }: ArrangedCover): number {
  const state = { ad: withPlaces(ad, { ...nothing, portrait }), drawn, live: null };
  const frame = stageFrame('9:16');
  const [button, hand] = (['coverButton', 'coverFinger'] as const).map((element) =>
    computeCurrentBox(frame, element, state),
  );
  return button && hand ? measureHiddenLabel(button, hand) : 0;
}

/** In landscape, the hand follows its button. */
function listLandscapePlaces({ ad, movable: { landscape: movable } }: ArrangedCover): CoverPlaces[] {
  const positions = listPositions(landscapeColumns, listRows(0.2, 0.86, 0.11));
  const buttons = movable.includes('button') ? positions.map((button) => ({ button })) : [{}];
  const texts = movable.includes('text') && ad.cover.text !== null ? positions : [undefined];
  return combine(buttons, texts);
}

function combine(buttons: readonly CoverPlaces[], texts: readonly (Position | undefined)[]): CoverPlaces[] {
  return buttons.flatMap((button) => texts.map((text) => ({ ...button, ...(text && { text }) })));
}

function listRows(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function listPositions(columns: readonly number[], rows: readonly number[]): Position[] {
  return columns.flatMap((x) => rows.map((y) => roundPosition({ x, y })));
}

/** The distance from a hand's position to the tip of its finger, to the right, in pixels of the design stage. */
const tipPx = 52;

/** The hand is as far from its button as by default, or farther to the right. */
function pointAt({ x, y }: Position, moveRight = 0): Position {
  const { coverButton, coverFinger } = defaultPositions;
  return roundPosition({
    x: Math.min(1, x + coverFinger.x - coverButton.x + moveRight),
    y: Math.min(1, y + coverFinger.y - coverButton.y),
  });
}
