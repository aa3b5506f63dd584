import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Tooltip } from '@base-ui/react/tooltip';
import { classNames } from './class-names.ts';
import { KeyCaps } from './key-caps.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** What it would do just now: shown in place of the name, and read after it. */
  hint?: string | undefined;
  /** The keys that do the same, in the words of `aria-keyshortcuts`; shown in the tooltip. */
  shortcut?: string;
  /** Another element in its place, such as a link. */
  render?: ReactElement;
  tone?: 'plain' | 'solid' | 'danger';
}

/** A button with an icon instead of words; hovering or focusing it shows its name. */
export function IconButton({
  label,
  icon,
  hint,
  shortcut,
  render,
  tone = 'plain',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip.Root
      onOpenChange={(_isOpen, details) => {
        // The key closes the dialog around the button too, at once.
        if (details.reason === 'escape-key') details.allowPropagation();
      }}
    >
      <Tooltip.Trigger
        {...rest}
        {...(render === undefined ? {} : { render })}
        aria-label={label}
        aria-description={hint}
        aria-keyshortcuts={shortcut}
        className={classNames(styles.button, styles[tone], className)}
      >
        {icon}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} className={styles.positioner}>
          <Tooltip.Popup className={styles.tooltip}>
            {hint ?? label}
            {shortcut !== undefined && <KeyCaps keys={shortcut} />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
