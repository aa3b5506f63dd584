import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CellEditor } from './grid-model.ts';
import type { EditingEnd } from './use-grid-selection.ts';
import styles from './data-grid.module.css';

interface CellFieldProps {
  label: string;
  /** The text to start with. */
  text: string;
  /** Whether editing started by typing. The arrow keys then leave the cell. */
  isTyped: boolean;
  editor: CellEditor;
  onSave: (text: string) => void;
  onFinish: (end: EditingEnd) => void;
}

/** The field in a cell that is edited. Enter, Tab and leaving it save, Escape restores the text. */
export function CellField({ label, text, isTyped, editor, onSave, onFinish }: CellFieldProps) {
  const fieldRef = useRef<(HTMLInputElement & HTMLSelectElement) | null>(null);
  const isDoneRef = useRef(false);
  const [length, setLength] = useState(text.length);
  const { kind } = editor;
  useLayoutEffect(() => {
    fieldRef.current?.focus();
    if (kind === 'choice') openList(fieldRef.current);
  }, [kind]);
  const finish = (end: EditingEnd, saved: string | null) => {
    if (isDoneRef.current) return;
    isDoneRef.current = true;
    if (saved !== null) onSave(saved);
    onFinish(end);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    // Keys pressed during IME composition select suggestions and do not belong to the field.
    if (event.nativeEvent.isComposing) return;
    const end = findEnd(event, { isTyped, kind: editor.kind });
    if (end === null) return;
    event.preventDefault();
    finish(end, event.key === 'Escape' ? null : event.currentTarget.value);
  };
  if (editor.kind === 'choice')
    return (
      <select
        ref={fieldRef}
        aria-label={label}
        className={styles.field}
        defaultValue={text}
        onKeyDown={pressKey}
        onChange={({ currentTarget }) => finish('stay', currentTarget.value)}
        onBlur={() => finish('leave', null)}
      >
        {editor.options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  const { maxLength } = editor;
  return (
    <>
      <input
        ref={fieldRef}
        type="text"
        aria-label={label}
        className={styles.field}
        defaultValue={text}
        maxLength={maxLength}
        lang={editor.language}
        dir="auto"
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        onKeyDown={pressKey}
        onBlur={({ currentTarget }) => finish('leave', currentTarget.value)}
      />
      <span className={styles.count} data-full={length === maxLength || undefined}>
        {length}/{maxLength}
      </span>
    </>
  );
}

/** Opens the list of a select, so that its arrow keys move in the list. Without it, they would choose the next option at once. */
function openList(select: HTMLSelectElement | null): void {
  try {
    select?.showPicker();
  } catch {
    // Browsers open it only after a key or a click, and Safari does from version 18.4.
  }
}

/** Returns how a key ends editing; null if it does not. */
function findEnd(
  { key, shiftKey }: KeyboardEvent,
  { isTyped, kind }: { isTyped: boolean; kind: CellEditor['kind'] },
): EditingEnd | null {
  switch (key) {
    case 'Escape':
      return 'stay';
    case 'Enter':
      return shiftKey ? 'up' : 'down';
    case 'Tab':
      return shiftKey ? 'left' : 'right';
    case 'ArrowUp':
      return isTyped && kind === 'text' ? 'up' : null;
    case 'ArrowDown':
      return isTyped && kind === 'text' ? 'down' : null;
    default:
      return null;
  }
}
