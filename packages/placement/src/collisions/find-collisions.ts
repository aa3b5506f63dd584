import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import { coversPart } from './covers-part.ts';
import { placementElements, type PlacementElement } from '../elements/placement-elements.ts';
import { computeCommonArea, leastMainWeight } from '../salience/compute-covered-share.ts';
import type { SalientRect } from '../salience/compute-salient-rects.ts';
import type { StageFrame } from '../stage/stage-shapes.ts';
import type { Collision, FixedPart } from './collision.ts';

/** What is on a screen in one shape, in CSS pixels of the ad. */
export interface ScreenContents {
  readonly frame: Pick<StageFrame, 'stage'>;
  readonly boxes: readonly { readonly element: PlacementElement; readonly box: Rect }[];
  readonly fixed: readonly { readonly part: FixedPart; readonly box: Rect }[];
  /** The parts of the cover that stand out. */
  readonly salient: readonly SalientRect[];
}

/** The element of a pair that is moved is the one that comes first here: the hand follows a button, a button rarely fits elsewhere. */
const movingOrder = ['finger', 'logo', 'ageMark', 'text', 'button', 'legalText', 'highlight'] as const;

/** An element may cover this share of a salient part, or have this share of itself on one. The box of a hand is mostly empty. */
const harmlessShare = 0.15;
const harmlessFingerShare = 0.5;
/** An element may lose this share of its area: shadows and round corners are empty. */
const harmlessLoss = 0.02;

/** Finds what collides on a screen. Everything may be on the video, and a hand on the button it points at. */
export function findCollisions({ frame, boxes, fixed, salient }: ScreenContents): Collision[] {
  const parts = boxes
    .map(({ element, box }) => ({ ...box, element, box, role: placementElements[element].role }))
    .filter(({ role }) => role !== 'video')
    .toSorted((a, b) => getOrder(a.role) - getOrder(b.role));
  return parts.flatMap((part, index) => {
    const { element, box, role } = part;
    const overlapping = parts.slice(index + 1).filter((other) => coversPart(part, other));
    const covering = fixed.filter((other) => coversPart(part, { ...other.box, role: other.part }));
    const harmless = role === 'finger' ? harmlessFingerShare : harmlessShare;
    const isOnMainPart = salient.some(
      ({ rect, weight }) => weight >= leastMainWeight && share(box, rect) > harmless,
    );
    const page = { x: 0, y: 0, ...frame.stage };
    const isCutOff = computeCommonArea(box, page) < (1 - harmlessLoss) * box.width * box.height;
    return [
      ...overlapping.map((other): Collision => ({ kind: 'overlap', element, other: other.element })),
      ...covering.map((other): Collision => ({ kind: 'overlap', element, other: other.part })),
      ...(isOnMainPart ? [{ kind: 'main-part', element } as const] : []),
      ...(isCutOff ? [{ kind: 'cut-off', element } as const] : []),
    ];
  });
}

function getOrder(role: (typeof placementElements)[PlacementElement]['role']): number {
  return role === 'video' ? 0 : movingOrder.indexOf(role);
}

/** The common area by the smaller of both. */
function share(a: Rect, b: Rect): number {
  return computeCommonArea(a, b) / Math.min(a.width * a.height, b.width * b.height);
}
