import { useEffect } from 'react';
import type { HistoryActions } from './use-history.ts';

/**
 * Handles the undo and redo shortcuts, except in dialogs. In a text field the browser undoes the typing first: it
 * handles the shortcuts as long as the text differs from the text when the field was focused.
 */
export function useHistoryKeys({ undo, redo }: HistoryActions): void {
  useEffect(() => {
    let entered: { field: Element; text: string } | null = null;
    const enter = (field: EventTarget | null) => {
      entered = isTextField(field) ? { field, text: field.value } : null;
    };
    const focus = ({ target }: FocusEvent) => enter(target);
    const press = (event: KeyboardEvent) => {
      const action = findHistoryAction(event);
      const { target } = event;
      if (action === null || event.defaultPrevented || isInDialog(target)) return;
      const isTyped = isTextField(target) && entered?.field === target && target.value !== entered.text;
      if (isTyped) return;
      event.preventDefault();
      if (action === 'undo') undo();
      else redo();
      // The field may show another text now, which is the new starting point of the browser's own undo.
      requestAnimationFrame(() => enter(document.activeElement));
    };
    enter(document.activeElement);
    document.addEventListener('focusin', focus);
    window.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', focus);
      window.removeEventListener('keydown', press);
    };
  }, [undo, redo]);
}

/** Returns the action of a key press, or null. Cmd or Ctrl with Z undoes; with Shift and Z, or Ctrl with Y, redoes. */
function findHistoryAction(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null;
}

const otherInputs: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'radio',
  'range',
  'submit',
]);

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !otherInputs.has(target.type);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}
