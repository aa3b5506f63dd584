import { useId, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { TimelineScale } from './timeline-math.ts';
import { formatFrame, parseMoment, type MomentFormat } from './timecode.ts';
import styles from './timecode-field.module.css';

interface TimecodeFieldProps {
  label: string;
  frame: number;
  scale: TimelineScale;
  format: MomentFormat;
  /** Why a frame cannot be taken; null when it can. */
  problemWith?: (frame: number) => string | null;
  onCommit: (frame: number) => void;
  /** After Enter: the focus may go on to the player. */
  onDone: () => void;
}

/** A moment that can be typed: Enter takes it, Escape brings the old one back, and what cannot be taken stays to be mended. */
export function TimecodeField(props: TimecodeFieldProps) {
  const { label, frame, scale, format, problemWith, onCommit, onDone } = props;
  const noteId = useId();
  /** What is being typed; null while the field shows the moment itself. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = formatFrame(frame, format, scale);

  const forget = () => {
    setTyped(null);
    setProblem(null);
  };
  /** Whether what was typed is taken. */
  const commit = (): boolean => {
    if (typed === null || typed.trim() === shown) {
      forget();
      return true;
    }
    const moment = parseMoment(typed, format, scale);
    const trouble = 'problem' in moment ? moment.problem : (problemWith?.(moment.frame) ?? null);
    setProblem(trouble);
    if (trouble !== null || 'problem' in moment) return false;
    forget();
    onCommit(moment.frame);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (commit()) onDone();
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      forget();
    }
  };
  return (
    <span className={styles.field}>
      <input
        type="text"
        inputMode={format === 'time' ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : noteId}
        className={classNames(styles.input, styles[format])}
        value={typed ?? shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {problem !== null && (
        <span id={noteId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
