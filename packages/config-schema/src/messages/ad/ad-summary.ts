import type { AdConfig } from '../../ad/ad-config.ts';
import { defaults } from '../../ad/defaults.ts';
import { messages } from '../messages.ts';

/** The first pause of every ad: it waits on its cover until the viewer taps to start. */
const automaticPauses = 1;

/** What the preview step's Ad Summary says about pauses (requirement preview.summary). */
export interface PauseSummary {
  /** The automatic first pause and the marketer's own. */
  readonly pauseCount: number;
  /** As many as the interaction level asks for, the automatic one included. */
  readonly requiredCount: number;
  /** The warning shown while pauses are missing; null earns the compliant tick. */
  readonly warning: string | null;
}

/** Counts an ad's pauses for the Ad Summary. */
export function pauseSummary(config: AdConfig): PauseSummary {
  const pauseCount = automaticPauses + (config.pausePoints?.length ?? 0);
  const requiredCount = automaticPauses + (config.pausePointCount ?? defaults.pausePointCount);
  const missing = requiredCount - pauseCount;
  return {
    pauseCount,
    requiredCount,
    warning: missing > 0 ? messages.preview.needMorePausePoints(missing) : null,
  };
}
