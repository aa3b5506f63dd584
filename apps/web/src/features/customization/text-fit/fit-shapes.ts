import type { Size } from '@spinreel/ad-runtime/layout/rect';

/** The screens on which texts are measured, in CSS pixels: of a common phone, a square slot that is as wide, and a tablet. */
export const fitShapes = [
  { id: 'phone', name: 'Phone', page: { width: 390, height: 844 } },
  { id: 'square', name: 'Square', page: { width: 390, height: 390 } },
  { id: 'landscape', name: 'Landscape', page: { width: 844, height: 390 } },
  { id: 'tablet', name: 'Tablet', page: { width: 768, height: 1024 } },
] as const satisfies readonly { id: string; name: string; page: Size }[];
export type FitShape = (typeof fitShapes)[number];
