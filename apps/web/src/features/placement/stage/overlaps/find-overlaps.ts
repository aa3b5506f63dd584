import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import { coversPart } from '../../../../lib/ad/covers-part.ts';
import { placementElements, type PlacementElement } from '../../elements/placement-elements.ts';
import { stageFrame, stageShapes, type StageFrame } from '../stage-shapes.ts';

/** Two elements of which one makes the other hard to see. */
export type Overlap = readonly [PlacementElement, PlacementElement];

/** An element with its box in CSS pixels of the ad. */
export interface ElementBox {
  readonly element: PlacementElement;
  readonly box: Rect;
}

/** Returns the pairs of elements that overlap. Everything may be on the video. */
export function findOverlaps(boxes: readonly ElementBox[]): Overlap[] {
  const parts = boxes
    .map(({ element, box }) => ({ ...box, element, role: placementElements[element].role }))
    .filter(({ role }) => role !== 'video');
  return parts.flatMap((part, index) =>
    parts
      .slice(index + 1)
      .filter((other) => coversPart(other, part))
      .map((other): Overlap => [part.element, other.element]),
  );
}

/** Says which elements overlap: 'Spin button and cover text overlap'. */
export function describeOverlap([first, second]: Overlap): string {
  return `${placementElements[first].name} and ${placementElements[second].name.toLowerCase()} overlap`;
}

/** Returns a warning for each pair of overlapping elements, with the screen shapes concerned. `boxesIn` returns the boxes in a shape. */
export function describeOverlapWarnings(boxesIn: (frame: StageFrame) => readonly ElementBox[]): string[] {
  const shapesByWarning = new Map<string, string[]>();
  for (const { id } of stageShapes) {
    const frame = stageFrame(id);
    for (const overlap of findOverlaps(boxesIn(frame))) {
      const warning = describeOverlap(overlap);
      shapesByWarning.set(warning, [...(shapesByWarning.get(warning) ?? []), frame.shape.name]);
    }
  }
  return [...shapesByWarning].map(([warning, shapes]) => `${warning} (${shapes.join(', ')}).`);
}
