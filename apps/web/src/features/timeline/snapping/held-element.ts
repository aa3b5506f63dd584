import type { Trim } from '@spinreel/config-schema/ad/assets';
import type { FrameIndex } from '@spinreel/config-schema/limits/units';

/** What is moved of the trimmed part: its start, its end, or the whole part. */
export type TrimPart = 'in' | 'out' | 'both';

/** The element being dragged, and where it would be dropped. */
export type Held =
  | { readonly kind: 'playhead' }
  | { readonly kind: 'point'; readonly id: string; readonly frame: FrameIndex }
  | { readonly kind: 'trim'; readonly part: TrimPart; readonly trim: Trim };
