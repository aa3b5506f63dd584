import type { ShapeProblem } from '@spinreel/config-schema/messages/preview-messages';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import { previewShapes, type PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import type { ScreenPart, ScreenPartRole, ShownScreen } from '@spinreel/exporters/preview-messages';
import { coversPart } from '@spinreel/placement/collisions/covers-part';
import { nameScreenPart } from '../../../lib/ad/name-screen-part.ts';

/** What each shape has shown so far, by screen. */
export type ShownScreens = Readonly<
  Partial<Record<PreviewShapeId, Readonly<Partial<Record<PlacementScreen, ShownScreen>>>>>
>;

/** A problem with the parts that it is about. */
export interface FoundProblem extends ShapeProblem {
  /** What `part` is. */
  readonly partRole: ScreenPartRole;
  readonly shapeIds: readonly PreviewShapeId[];
  /** The boxes to outline, in CSS pixels of each shape's page. */
  readonly boxes: Readonly<Partial<Record<PreviewShapeId, readonly ScreenPart[]>>>;
  /** The part to move; null if neither can be moved. */
  readonly movable: ScreenPartRole | null;
}

const fixedRoles: readonly ScreenPartRole[] = ['badge', 'mute'];

/** Positions are rounded to pixels. */
const tolerancePx = 1;

/** Returns the problems of all shapes. The same problem in several shapes is one problem. Pure. */
export function findShapeProblems(shown: ShownScreens): FoundProblem[] {
  return placementScreens.flatMap((screen) => {
    const found = new Map<string, FoundProblem>();
    const note = (
      shapeId: PreviewShapeId,
      code: ShapeProblem['code'],
      [part, other]: readonly [ScreenPart, ScreenPart?],
    ) => {
      const key = [code, part.role, other?.role].join(' ');
      const before = found.get(key);
      const { name } = previewShapes.find(({ id }) => id === shapeId) ?? previewShapes[0];
      found.set(key, {
        code,
        screen,
        part: nameScreenPart(part.role, screen),
        partRole: part.role,
        other: other === undefined ? null : nameScreenPart(other.role, screen),
        shapes: [...(before?.shapes ?? []), name],
        shapeIds: [...(before?.shapeIds ?? []), shapeId],
        boxes: {
          ...before?.boxes,
          [shapeId]: code === 'hidden' ? [] : other === undefined ? [part] : [part, other],
        },
        movable: [part, other].find((one) => one && !fixedRoles.includes(one.role))?.role ?? null,
      });
    };
    const everyPart = previewShapes
      .flatMap(({ id }) => shown[id]?.[screen]?.parts ?? [])
      .filter(({ role }) => !fixedRoles.includes(role));
    for (const { id } of previewShapes) {
      const now = shown[id]?.[screen];
      if (now === undefined) continue;
      const { parts } = now;
      for (const [index, part] of parts.entries()) {
        if (isCutOff(part, now)) note(id, 'cut-off', [part]);
        for (const behind of parts.slice(0, index))
          if (coversPart(part, behind)) note(id, 'covers', [part, behind]);
      }
      const missing = everyPart.filter(({ role }) => !parts.some((part) => part.role === role));
      for (const role of new Set(missing.map((part) => part.role))) {
        const part = missing.find((one) => one.role === role);
        if (part !== undefined) note(id, 'hidden', [part]);
      }
    }
    return [...found.values()];
  });
}

function isCutOff({ x, y, width, height }: ScreenPart, { widthPx, heightPx }: ShownScreen): boolean {
  return (
    Math.min(x, y) < -tolerancePx || x + width > widthPx + tolerancePx || y + height > heightPx + tolerancePx
  );
}
