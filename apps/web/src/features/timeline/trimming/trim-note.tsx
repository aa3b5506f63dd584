import type { Trim } from '@spinreel/config-schema/ad/assets';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { ArrowLeftToLine, ArrowRightToLine } from 'lucide-react';
import { formatSeconds, formatTimecode } from '../../../lib/format/format-time.ts';
import { shortcuts } from '../../../lib/keyboard/shortcuts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import styles from './trim-note.module.css';

interface TrimNoteProps {
  trim: Trim;
  onTrimStart: () => void;
  onTrimEnd: () => void;
}

/** The duration of the trimmed part, and buttons that trim at the playhead. */
export function TrimNote({ trim, onTrimStart, onTrimEnd }: TrimNoteProps) {
  const isTooLong =
    trim.endSeconds - trim.startSeconds >
    videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  return (
    <div className={styles.note}>
      <IconButton
        label="Start at the playhead"
        shortcut={shortcuts.trimStart.keys[0]}
        icon={<ArrowLeftToLine />}
        onClick={onTrimStart}
      />
      <IconButton
        label="End at the playhead"
        shortcut={shortcuts.trimEnd.keys[0]}
        icon={<ArrowRightToLine />}
        onClick={onTrimEnd}
      />
      <p className={styles.text} data-testid="trim-selection">
        <strong data-too-long={isTooLong || undefined}>
          {formatSeconds(trim.endSeconds - trim.startSeconds)}
        </strong>{' '}
        selected{' '}
        <span className={styles.range}>
          {formatTimecode(trim.startSeconds)} to {formatTimecode(trim.endSeconds)}
        </span>
      </p>
    </div>
  );
}
