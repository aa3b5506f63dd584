import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Tooltip } from '@base-ui/react/tooltip';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** A key that does the same, shown in the tooltip. */
  shortcut?: string;
  /** Another element in its place, such as a link. */
  render?: ReactElement;
  tone?: 'plain' | 'solid' | 'danger';
}

/** A button with an icon instead of words; hovering or focusing it shows its name. */
export function IconButton({
  label,
  icon,
  shortcut,
  render,
  tone = 'plain',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        {...rest}
        {...(render === undefined ? {} : { render })}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        className={classNames(styles.button, styles[tone], className)}
      >
        {icon}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} className={styles.positioner}>
          <Tooltip.Popup className={styles.tooltip}>
            {label}
            {shortcut !== undefined && <kbd className={styles.key}>{shortcut}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
