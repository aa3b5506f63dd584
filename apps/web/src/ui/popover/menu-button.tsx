import { Menu } from '@base-ui/react/menu';
import { Fragment, type ReactNode, type Ref } from 'react';
import styles from './popover.module.css';

/** A command of a menu. */
export interface MenuCommand {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether a line separates it from the command before. */
  readonly startsGroup?: boolean;
  readonly onChoose: () => void;
}

interface MenuButtonProps {
  /** What the button shows. */
  label: ReactNode;
  /** The class of the button, such as `getButtonClass` returns. */
  className: string;
  commands: readonly MenuCommand[];
  align?: 'start' | 'end';
  isBusy?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A button that opens a menu of commands. The arrow keys and first letters move in it, and Escape returns to the button. */
export function MenuButton(props: MenuButtonProps) {
  const { label, className, commands, align, isBusy = false, buttonRef } = props;
  return (
    <Menu.Root>
      <Menu.Trigger ref={buttonRef} className={className} aria-busy={isBusy || undefined}>
        {label}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          sideOffset={6}
          align={align ?? 'start'}
          collisionPadding={12}
          className={styles.positioner}
        >
          <Menu.Popup className={styles.menu}>
            {commands.map(({ label: name, icon, startsGroup = false, onChoose }) => (
              <Fragment key={name}>
                {startsGroup && <Menu.Separator className={styles.line} />}
                <Menu.Item className={styles.item} onClick={onChoose}>
                  {icon} {name}
                </Menu.Item>
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
