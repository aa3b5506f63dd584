import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { shortcuts } from '../../lib/keyboard/shortcuts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import styles from './shortcuts-button.module.css';
import { useQuestionKey } from './use-question-key.ts';

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
