import { X } from 'lucide-react';
import { Fragment } from 'react';
import { shortcuts } from '../../lib/keyboard/shortcuts.ts';
import { setSingleKeys, useSingleKeys } from '../../lib/keyboard/single-keys.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { KeyCaps } from '../../ui/layout/key-caps.tsx';
import { Modal } from '../../ui/layout/modal.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import styles from './shortcut-sheet.module.css';

const groups = Map.groupBy(Object.values(shortcuts), ({ group }) => group);

/** All shortcuts of the wizard, grouped by where they work. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const areOn = useSingleKeys();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" isWide>
      <IconButton label="Close" icon={<X />} className={styles.close} onClick={onClose} />
      <div className={styles.groups}>
        {[...groups].map(([group, entries]) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.title}>{group}</h3>
            <dl>
              {entries.map(({ does, keys }) => (
                <div key={does} className={styles.entry}>
                  <dt>{does}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key, position) => (
                      <Fragment key={key}>
                        {position > 0 && <span className="text-faint">or</span>}
                        <KeyCaps keys={key} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="above-5">
        <SwitchField
          label="Single keys"
          hint="Letters and symbols without Ctrl, Alt or Cmd. Turn them off if you press them by accident."
          isOn={areOn}
          onChange={setSingleKeys}
        />
      </div>
    </Modal>
  );
}
