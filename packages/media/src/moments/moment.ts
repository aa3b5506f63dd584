import type { FrameIndex } from '@spinreel/config-schema/units';

/** What happens at a moment. */
export type MomentReason = 'motion-stops' | 'scene-change' | 'sound-change';

/** A frame of a clip at which a pause may suit. */
export interface FoundMoment {
  readonly frame: FrameIndex;
  readonly reason: MomentReason;
  /** How sure it is: 0 to 1. */
  readonly score: number;
}
