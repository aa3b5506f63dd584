import type { Trim } from '@spinreel/config-schema/ad/assets';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { ArrowLeftToLine, ArrowRightToLine } from 'lucide-react';
import { formatSeconds, formatTimecode } from '../../../lib/format/format-time.ts';
import { shortcuts } from '../../../lib/keyboard/shortcuts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { getFrameStart, trimFrames, type TimelineScale } from '../scale/timeline-math.ts';
import { TimecodeField } from '../timecode/timecode-field.tsx';
import { findLastStart } from './move-trim.ts';
import styles from './trim-note.module.css';

interface TrimNoteProps {
  trim: Trim;
  scale: TimelineScale;
  onTrimStart: () => void;
  onTrimEnd: () => void;
  /** Called to move the whole trimmed part, so that it starts on a frame. */
  onSlip: (frame: number) => void;
  /** Called to move the focus to the playhead. */
  onDone: () => void;
}

/** The duration of the trimmed part, buttons that trim at the playhead, and a field that moves the whole part. */
export function TrimNote({ trim, scale, onTrimStart, onTrimEnd, onSlip, onDone }: TrimNoteProps) {
  const lengthSeconds = trim.endSeconds - trim.startSeconds;
  const isTooLong = lengthSeconds > videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  const lastStart = findLastStart(trim, scale);
  return (
    <div className="row wrap gap-1 small-soft digits">
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
        <strong className="text-normal" data-too-long={isTooLong || undefined}>
          {formatSeconds(lengthSeconds)}
        </strong>{' '}
        selected
      </p>
      <span className="row gap-2 text-faint nowrap">
        <TimecodeField
          label="Start of the selected part"
          frame={trimFrames(trim, scale).first}
          scale={scale}
          format="time"
          problemWith={(frame) =>
            frame <= lastStart
              ? null
              : `The selected part is ${formatSeconds(lengthSeconds)} long, so it starts at ${formatTimecode(getFrameStart(lastStart, scale))} at the latest.`
          }
          onCommit={onSlip}
          onDone={onDone}
        />
        <span data-testid="trim-end">to {formatTimecode(trim.endSeconds)}</span>
      </span>
    </div>
  );
}
