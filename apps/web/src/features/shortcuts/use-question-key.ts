import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from '../../lib/keyboard/single-keys.ts';

/** Calls `onAsk` when the question mark key is pressed, except while typing or in a dialog. */
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

/** Elements that handle the question mark themselves, and open popups. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]), textarea, select, [contenteditable], [role="option"], [role="dialog"], [role="alertdialog"]';
