import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { Trim } from '@spinreel/config-schema/assets';
import { videoLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { trimProblem } from '@spinreel/config-schema/trim';
import { formatSeconds, formatTimecode } from '../../lib/format-time.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './trim-note.module.css';

/** How long the chosen part is, and what is wrong with it. */
export function TrimNote({ config, trim }: { config: AdConfig; trim: Trim }) {
  const problem = trimProblem(config);
  const video = config.assets?.gameplayVideo;
  const isCutByDefault =
    !video?.trim &&
    (video?.duration ?? 0) > videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  return (
    <>
      <p className={styles.note}>
        <strong>{formatSeconds(trim.endSeconds - trim.startSeconds)}</strong> selected, from{' '}
        {formatTimecode(trim.startSeconds)} to {formatTimecode(trim.endSeconds)}.{' '}
        <span className={styles.keys}>
          Keys: Space plays, arrows step a frame, Shift and arrows a second, P sets a pause point.
        </span>
      </p>
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      {problem === null && isCutByDefault && <Notice tone="info">{messages.upload.videoTrimmed}</Notice>}
    </>
  );
}
