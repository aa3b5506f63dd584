import type { Trim } from '@spinreel/config-schema/ad/assets';
import type { FrameIndex } from '@spinreel/config-schema/limits/units';

/** One end of the trimmed part. */
export type TrimEdge = 'in' | 'out';

/** The element being dragged, and where it would be dropped. */
export type Held =
  | { readonly kind: 'playhead' }
  | { readonly kind: 'point'; readonly id: string; readonly frame: FrameIndex }
  | { readonly kind: 'trim'; readonly edge: TrimEdge; readonly trim: Trim };
