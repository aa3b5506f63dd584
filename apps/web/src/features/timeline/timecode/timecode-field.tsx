import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { joinClassNames } from '../../../ui/actions/join-class-names.ts';
import type { TimelineScale } from '../scale/timeline-math.ts';
import { formatFrame, parseMoment, type MomentFormat } from './timecode.ts';
import styles from './timecode-field.module.css';

interface TimecodeFieldProps {
  label: string;
  frame: number;
  scale: TimelineScale;
  format: MomentFormat;
  /** Returns why a frame is not allowed, or null if it is. */
  problemWith?: (frame: number) => string | null;
  onCommit: (frame: number) => void;
  /** Called after Enter. The caller may move the focus to the player. */
  onDone: () => void;
}

/** The text typed into a field, and the error of the last attempt. */
interface Typing {
  /** Null while the field shows its frame. */
  text: string | null;
  problem: string | null;
}

const nothingTyped: Typing = { text: null, problem: null };

/**
 * An input for a time or frame. Enter commits the value, or shows an error and keeps the text for correction. Escape
 * restores the previous value. So does leaving the field with an invalid value; the error then stays until the field is
 * used again.
 */
export function TimecodeField(props: TimecodeFieldProps) {
  const { label, frame, scale, format, problemWith, onCommit, onDone } = props;
  const noteId = useId();
  const [{ text: typed, problem }, show] = useState(nothingTyped);
  // Enter moves the focus before React renders again. The ref prevents a second commit of the same text on blur.
  const typingRef = useRef(nothingTyped);
  const setTyping = (typing: Typing) => {
    typingRef.current = typing;
    show(typing);
  };
  const shown = formatFrame(frame, format, scale);
  const isInvalid = typed !== null && problem !== null;

  /** Commits the typed value, or returns why it is not allowed. */
  const commit = (): string | null => {
    const { text } = typingRef.current;
    if (text === null) return null;
    if (text.trim() === shown) {
      setTyping(nothingTyped);
      return null;
    }
    const moment = parseMoment(text, format, scale);
    if ('problem' in moment) return moment.problem;
    const refusal = problemWith?.(moment.frame) ?? null;
    if (refusal !== null) return refusal;
    setTyping(nothingTyped);
    onCommit(moment.frame);
    return null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const refusal = commit();
      if (refusal === null) onDone();
      else setTyping({ text: typed, problem: refusal });
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      setTyping(nothingTyped);
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
        aria-invalid={isInvalid || undefined}
        aria-describedby={problem === null ? undefined : noteId}
        className={joinClassNames(styles.input, styles[format])}
        value={typed ?? shown}
        onFocus={(event) => {
          event.currentTarget.select();
          setTyping(nothingTyped);
        }}
        onChange={(event) => setTyping({ text: event.currentTarget.value, problem: null })}
        onBlur={() => {
          const refusal = commit();
          if (refusal !== null && typed !== null)
            setTyping({ text: null, problem: `“${typed.trim()}” was not used. ${refusal}` });
        }}
        onKeyDown={onKeyDown}
      />
      {problem !== null && (
        <span id={noteId} role="alert" className={styles.problem} data-reverted={!isInvalid || undefined}>
          {problem}
        </span>
      )}
    </span>
  );
}
