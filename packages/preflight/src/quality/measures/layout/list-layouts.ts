import type { ScreenPlace } from '../../../publishing-report.ts';
import type { Box, ShapeLayout, Survey, SurveyedTarget } from '../../../survey/survey.ts';

/** A layout with its place. */
export interface PlacedLayout {
  readonly place: ScreenPlace;
  readonly layout: ShapeLayout;
}

/**
 * Lists every still screen in every shape. Targets that fill more than half of the screen are left out: they are backgrounds. A
 * label belongs to the innermost target around it.
 */
export function listLayouts({ stills }: Survey): PlacedLayout[] {
  return stills.flatMap(({ screen, layouts }) =>
    layouts.map((layout) => ({ place: { screen, shapeId: layout.shapeId }, layout: findButtons(layout) })),
  );
}

function findButtons(layout: ShapeLayout): ShapeLayout {
  const { widthPx, heightPx, targets, texts } = layout;
  const buttons = targets.filter(({ box }) => computeArea(box) <= (widthPx * heightPx) / 2);
  const findInnermost = (text: Box, outer: SurveyedTarget) => {
    const inside = buttons.filter(({ box }) => contains(outer.box, box) && intersect(box, text) > 0);
    const [innermost = outer] = inside.toSorted((a, b) => computeArea(a.box) - computeArea(b.box));
    const index = buttons.indexOf(innermost);
    return index < 0 ? null : index;
  };
  return {
    ...layout,
    targets: buttons,
    texts: texts.map((text) => {
      const outer = text.targetIndex === null ? undefined : targets[text.targetIndex];
      return { ...text, targetIndex: outer === undefined ? null : findInnermost(text.box, outer) };
    }),
  };
}

/** Removes places that are listed more than once, such as those of two pauses. */
export function listPlaces(found: readonly { readonly place: ScreenPlace }[]): ScreenPlace[] {
  const byKey = new Map(found.map(({ place }) => [`${place.screen} ${place.shapeId}`, place]));
  return [...byKey.values()];
}

/** The area of a box, in square pixels. */
export function computeArea({ width, height }: Box): number {
  return width * height;
}

/** The area that two boxes share, in square pixels. */
export function intersect(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Whether all of the second box is inside the first one. Boxes are rounded to tenths. */
export function contains(outer: Box, inner: Box): boolean {
  return intersect(outer, inner) >= 0.99 * computeArea(inner);
}
