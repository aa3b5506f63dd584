import type { VideoHighlight } from '@spinreel/config-schema/options/placement/video-highlight';
import type { Placement } from '../runtime-ad.ts';

/** Something that is placed on the stage by its centre at its own size. */
export interface StagePart {
  readonly element: HTMLElement;
  readonly placement: Placement;
  /** From its position to its centre, to the right and down in design pixels. None by default. */
  readonly offset?: { readonly x: number; readonly y: number };
  /**
   * Gives the element its size if texts may have this width; `scale` is CSS pixels per design pixel. Returns whether its text
   * has become as small as it may be.
   */
  readonly fit?: (maxWidthPx: number, scale: number) => boolean;
  /** The part of the video on which it is, instead of its placement. */
  readonly highlight?: VideoHighlight;
}

/** A placement for editors that position elements themselves. */
export const unplaced: Placement = { position: { x: 0, y: 0 }, landscapePosition: { x: 0, y: 0 } };
