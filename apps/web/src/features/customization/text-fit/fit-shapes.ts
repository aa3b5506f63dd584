import type { Size } from '@spinreel/ad-runtime/layout/rect';

/** A screen on which texts are measured. */
interface FitShapeFacts {
  readonly id: string;
  readonly name: string;
  /** In CSS pixels. */
  readonly page: Size;
  /** The ID of the shape in which the stage shows about the same. Null if it has none. */
  readonly stageShape: string | null;
}

/** The screens on which texts are measured: of a common phone, a square slot that is as wide, and a tablet. */
export const fitShapes = [
  { id: 'phone', name: 'Phone', page: { width: 390, height: 844 }, stageShape: '9:19.5' },
  { id: 'square', name: 'Square', page: { width: 390, height: 390 }, stageShape: null },
  { id: 'landscape', name: 'Landscape', page: { width: 844, height: 390 }, stageShape: 'landscape' },
  { id: 'tablet', name: 'Tablet', page: { width: 768, height: 1024 }, stageShape: null },
] as const satisfies readonly FitShapeFacts[];
export type FitShape = (typeof fitShapes)[number];

/** A shape in which the stage can show texts. */
export type FitStageShape = NonNullable<FitShape['stageShape']>;
