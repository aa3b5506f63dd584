import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findTimelineProblem } from '@spinreel/config-schema/rules/export-validation';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';

import { Notice } from '../../../ui/feedback/notice.tsx';

/** Explains why the trimmed part or its pause points are invalid, or why it is not the whole video. */
export function TrimProblem({ config }: { config: AdConfig }) {
  const problem = findTimelineProblem(config);
  const video = config.assets?.gameplayVideo;
  const isCutByDefault =
    !video?.trim &&
    (video?.duration ?? 0) > videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  if (problem !== null) return <Notice tone="warning">{describeProblem(problem, 'step')}</Notice>;
  return isCutByDefault ? <Notice tone="info">{messages.upload.videoTrimmed}</Notice> : null;
}
