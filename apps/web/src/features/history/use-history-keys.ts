import { useEffect } from 'react';
import { historyShortcut } from './history-shortcut.ts';
import type { HistoryActions } from './use-history.ts';

/**
 * The history's keys, everywhere but in dialogs. In a text field the browser undoes the typing first: as long as the text
 * differs from what it was when the field was entered, the keys are the browser's.
 */
export function useHistoryKeys({ undo, redo }: HistoryActions): void {
  useEffect(() => {
    let entered: { field: Element; text: string } | null = null;
    const enter = (field: EventTarget | null) => {
      entered = isTextField(field) ? { field, text: field.value } : null;
    };
    const focus = ({ target }: FocusEvent) => enter(target);
    const press = (event: KeyboardEvent) => {
      const shortcut = historyShortcut(event);
      const { target } = event;
      if (shortcut === null || event.defaultPrevented || isInDialog(target)) return;
      const isTyped = isTextField(target) && entered?.field === target && target.value !== entered.text;
      if (isTyped) return;
      event.preventDefault();
      if (shortcut === 'undo') undo();
      else redo();
      // The field may show another text now; that is where the browser's undoing starts from.
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
