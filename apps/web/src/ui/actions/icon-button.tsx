import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Tooltip } from '@base-ui/react/tooltip';
import { joinClassNames } from './join-class-names.ts';
import { KeyCaps } from '../layout/key-caps.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'disabled' | 'aria-disabled'
> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** A short visible name below the icon. The label must contain it. */
  caption?: string;
  /** The current effect of the button. Shown instead of the name in the tooltip, and read after the name. */
  hint?: string | undefined;
  /** The equivalent keys in `aria-keyshortcuts` syntax, shown in the tooltip. */
  shortcut?: string;
  /** An element to render instead of a button, such as a link. */
  render?: ReactElement;
  tone?: 'plain' | 'solid' | 'danger';
  /** Disables the button. It stays focusable, so that its tooltip can be read. */
  disabled?: boolean;
}

/** A button with an icon, and a short caption if there is space for it. Hovering or focusing it shows its name. */
export function IconButton({
  label,
  icon,
  caption,
  hint,
  shortcut,
  render,
  tone = 'plain',
  disabled = false,
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip.Root
      onOpenChange={(_isOpen, details) => {
        // Escape must also close the dialog around the button, with the same key press.
        if (details.reason === 'escape-key') details.allowPropagation();
      }}
    >
      <Tooltip.Trigger
        {...rest}
        {...(render === undefined ? {} : { render })}
        // Not `disabled`: the button would lose the focus, its key handling and its tooltip.
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
        aria-label={label}
        aria-description={hint}
        aria-keyshortcuts={shortcut}
        className={joinClassNames(
          styles.button,
          styles[tone],
          caption !== undefined && styles.captioned,
          className,
        )}
      >
        {icon}
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
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
