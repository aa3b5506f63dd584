import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { suggestCut, type Spin, type SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { useMemo } from 'react';
import { selectVideoTimeline } from '../../ad-draft/video-cut/select-video.ts';

/** Suggests a cut for the draft's level from the spins of its video. Returns null if there is none. */
export function useSuggestedCut(config: AdConfig, spins: readonly Spin[]): SuggestedCut | null {
  const { durationSeconds, frameRate } = selectVideoTimeline(config);
  const pauseCount = config.pausePointCount ?? defaults.pausePointCount;
  return useMemo(
    () => suggestCut({ spins, durationSeconds, frameRate, pauseCount }),
    [spins, durationSeconds, frameRate, pauseCount],
  );
}
