import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { PlacementElement } from './placement-elements.ts';

/** An element that is being dragged. Its position or size differs from the ad's. */
export interface MovedElement {
  readonly element: PlacementElement;
  /** Its position in portrait, or in landscape if it is moved there. */
  readonly position: Position;
  readonly isLandscape: boolean;
  /** Its size while its corner is dragged, as a multiple of the standard size. Null while it is moved. */
  readonly sizeFactor: number | null;
}
