import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from '../../lib/single-keys.ts';

/** Calls `onAsk` when somebody presses the question mark, unless they are typing or in a dialog. */
export function useQuestionKey(onAsk: () => void): void {
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || !areSingleKeysOn()) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(ownKeys) !== null) return;
      event.preventDefault();
      ask();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Where a question mark is something that is typed, or where something else is open. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]), textarea, select, [contenteditable], [role="option"], [role="dialog"], [role="alertdialog"]';
