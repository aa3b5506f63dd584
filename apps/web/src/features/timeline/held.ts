import type { Trim } from '@spinreel/config-schema/assets';
import type { FrameIndex } from '@spinreel/config-schema/units';

/** One end of the chosen part. */
export type TrimEdge = 'in' | 'out';

/** What is being dragged, and where it would be let go. */
export type Held =
  | { readonly kind: 'playhead' }
  | { readonly kind: 'point'; readonly id: string; readonly frame: FrameIndex }
  | { readonly kind: 'trim'; readonly edge: TrimEdge; readonly trim: Trim };
