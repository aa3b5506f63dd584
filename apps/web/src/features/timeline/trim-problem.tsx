import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { videoLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { trimProblem } from '@spinreel/config-schema/trim';
import { Notice } from '../../ui/notice.tsx';

/** What is wrong with the chosen part, or why it is not the whole video. */
export function TrimProblem({ config }: { config: AdConfig }) {
  const problem = trimProblem(config);
  const video = config.assets?.gameplayVideo;
  const isCutByDefault =
    !video?.trim &&
    (video?.duration ?? 0) > videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  if (problem !== null) return <Notice tone="warning">{problem}</Notice>;
  return isCutByDefault ? <Notice tone="info">{messages.upload.videoTrimmed}</Notice> : null;
}
