import type { ScreenPlace } from '../../../publishing-report.ts';
import type { Box, ShapeLayout, Survey } from '../../../survey/survey.ts';

/** A layout with its place. */
export interface PlacedLayout {
  readonly place: ScreenPlace;
  readonly layout: ShapeLayout;
}

/** Lists every still screen in every shape. */
export function listLayouts({ stills }: Survey): PlacedLayout[] {
  return stills.flatMap(({ screen, layouts }) =>
    layouts.map((layout) => ({ place: { screen, shapeId: layout.shapeId }, layout })),
  );
}

/** Removes places that are listed more than once, such as those of two pauses. */
export function listPlaces(found: readonly { readonly place: ScreenPlace }[]): ScreenPlace[] {
  const byKey = new Map(found.map(({ place }) => [`${place.screen} ${place.shapeId}`, place]));
  return [...byKey.values()];
}

/** The area that two boxes share, in square pixels. */
export function intersect(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
