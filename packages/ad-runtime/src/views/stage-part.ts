import type { Position } from '@spinreel/config-schema/schema-parts';

/** Something that is placed on the stage by its centre, at its own size. */
export interface StagePart {
  readonly element: HTMLElement;
  readonly centre: Position;
  /** Gives the element its size on a stage of this width; `scale` is CSS pixels per design pixel. */
  readonly fit?: (stageWidthPx: number, scale: number) => void;
}
