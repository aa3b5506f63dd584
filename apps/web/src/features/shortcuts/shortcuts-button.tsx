import { Keyboard } from 'lucide-react';
import { useState, useEffect, useEffectEvent } from 'react';
import { shortcuts } from '../../lib/keyboard/shortcuts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import styles from './shortcuts-button.module.css';
import { areSingleKeysOn } from '../../lib/keyboard/single-keys.ts';

/** Elements that handle the question mark themselves, and open popups. */
const ownKeys =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]), textarea, select, [contenteditable], [role="option"], [role="dialog"], [role="alertdialog"]';

/** Opens the list of shortcuts. The question mark key also opens it, except while typing. */
export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  useQuestionKey(() => setIsOpen(true));
  return (
    <>
      <IconButton
        label="Keyboard shortcuts"
        caption="Shortcuts"
        shortcut={shortcuts.showShortcuts.keys[0]}
        icon={<Keyboard />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.button}
        onClick={() => setIsOpen(true)}
      />
      <ShortcutSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Calls `onAsk` when the question mark key is pressed, except while typing or in a dialog. */
function useQuestionKey(onAsk: () => void): void {
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
