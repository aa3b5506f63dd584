import { rectsOverlap, type Rect } from '@spinreel/ad-runtime/layout/rect';
import { withChanges } from '@spinreel/ad-runtime/with-changes';
import { textWidthPx } from '@spinreel/ad-runtime/layout/stage-measures';
import { coversPart } from '../collisions/covers-part.ts';
import { computeCurrentBox, type PlacementState } from '../elements/compute-current-box.ts';
import type { DrawnSize } from '../elements/element-box.ts';
import { computeCurrentPosition } from '../elements/compute-current-position.ts';
import {
  findElementPosition,
  placementElements,
  type PlacementElement,
} from '../elements/placement-elements.ts';
import { computeCoveredShare } from '../salience/compute-covered-share.ts';
import type { SalientRect } from '../salience/compute-salient-rects.ts';
import type { StageFrame } from '../stage/stage-shapes.ts';
import { measureHiddenLabel } from './measure-hidden-label.ts';
import { findReachedZones, findZones } from '../stage/safe-zones.ts';

/** The costs of what makes a cover worse. An overlap is worse than anything that it could avoid. */
const costs = {
  covered: 20,
  coveredByFinger: 2,
  overlap: 30,
  zone: 6,
  hiddenLabel: 30,
  textBelowButton: 0.4,
} as const;
/** The least distance between two elements, in pixels of the design stage. */
const gapPx = 8;

/** The ad, the sizes of its elements, and where the cover's parts that stand out are on a stage. */
export interface RatedCover extends Pick<PlacementState, 'ad' | 'drawn'> {
  readonly frame: StageFrame;
  readonly salient: readonly SalientRect[];
}

/** Rates the positions on a cover; less is better, and 0 is perfect. Elements that have not been drawn do not count. */
export function rateCover(cover: RatedCover): number {
  const { frame, salient } = cover;
  const zones = findZones(frame, { screen: 'cover', isImageCropped: false });
  const parts = listShown(cover).map((element) => {
    const { role } = placementElements[element];
    return { element, role, box: computeBox(element, cover) };
  });
  let cost = 0;
  for (const [index, { element, role, box }] of parts.entries()) {
    // People place the required texts and the logo.
    if (isPlaceable(element)) {
      const weight = role === 'finger' ? costs.coveredByFinger : costs.covered;
      cost += weight * computeCoveredShare(role === 'finger' ? box : widen(box, frame), salient);
      if (role !== 'finger') cost += costs.zone * findReachedZones(box, zones).length;
    }
    for (const other of parts.slice(index + 1)) cost += ratePair({ role, box }, other, frame);
  }
  return cost;
}

interface RatedPart {
  readonly box: Rect;
  readonly role: string;
}

/** Rates two parts of a cover. The button comes before the text, the hand and the others. */
function ratePair(part: RatedPart, other: RatedPart, frame: StageFrame): number {
  const isButton = part.role === 'button';
  if (isButton && other.role === 'finger') return costs.hiddenLabel * measureHiddenLabel(part.box, other.box);
  const isInOrder = !isButton || other.role !== 'text' || other.box.y < part.box.y;
  return (isInOrder ? 0 : costs.textBelowButton) + (isTooClose(part, other, frame) ? costs.overlap : 0);
}

/** Whether two parts overlap, or nearly do. A hand has empty corners, so it may touch others. */
function isTooClose(part: RatedPart, other: RatedPart, frame: StageFrame): boolean {
  if (part.role === 'finger' || other.role === 'finger') return rectsOverlap(part.box, other.box);
  return coversPart({ ...widen(part.box, frame), role: part.role }, { ...other.box, role: other.role });
}

function isPlaceable(element: PlacementElement): boolean {
  return element === 'coverButton' || element === 'coverText' || element === 'coverFinger';
}

function listShown({ ad, drawn }: RatedCover): Exclude<PlacementElement, 'videoArea'>[] {
  return (Object.keys(placementElements) as PlacementElement[])
    .filter((element) => element !== 'videoArea')
    .filter((element) => placementElements[element].screen === 'cover')
    .filter((element) => drawn[element] !== undefined && findElementPosition(element, ad) !== null);
}

/** In landscape, a text near the right edge is as narrow as the space there, and has more lines. */
function computeBox(element: Exclude<PlacementElement, 'videoArea'>, { ad, drawn, frame }: RatedCover): Rect {
  const size = drawn[element];
  if (!frame.isLandscape || element !== 'coverText' || size === undefined)
    return computeCurrentBox(frame, element, { ad, drawn, live: null });
  const { x } = computeCurrentPosition(frame, element, { ad, live: null });
  const wrapped = wrap(size, textWidthPx(frame.stage, x) / frame.scale);
  return computeCurrentBox(frame, element, { ad, drawn: { ...drawn, [element]: wrapped }, live: null });
}

function wrap(size: DrawnSize, widthPx: number): DrawnSize {
  const lines = Math.ceil(size.width / widthPx);
  return lines <= 1 ? size : { ...size, width: widthPx, height: size.height * lines };
}

function widen(box: Rect, { scale }: StageFrame): Rect {
  const gap = gapPx * scale;
  return withChanges(box, { y: box.y - gap, height: box.height + 2 * gap });
}
