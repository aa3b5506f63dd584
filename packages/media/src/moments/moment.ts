import type { FrameIndex } from '@spinreel/config-schema/limits/units';

/** What happens at a moment. */
export type MomentReason = 'motion-stops' | 'scene-change' | 'sound-change';

/** A frame of a clip that may suit a pause. */
export interface FoundMoment {
  readonly frame: FrameIndex;
  readonly reason: MomentReason;
  /** Confidence, 0 to 1. */
  readonly score: number;
}
