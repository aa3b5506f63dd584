import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { joinClassNames } from '../actions/join-class-names.ts';
import styles from './popover.module.css';

interface PopoverButtonProps {
  /** What the button shows. */
  label: ReactNode;
  /** The class of the button, such as `getButtonClass` returns. */
  className: string;
  /** The heading of the popup, and its accessible name. */
  title: string;
  /** What is next to the heading, such as buttons. */
  actions?: ReactNode;
  /** The last line of the popup. It describes the popup for screen readers. */
  note?: ReactNode;
  side?: 'bottom' | 'right';
  align?: 'start' | 'end';
  /** As wide as its content, and as high as the window allows. */
  isWide?: boolean;
  /** Omit it if the popup opens and closes by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button that opens a small popup next to it. Escape and clicks outside close it, and the focus returns to the button. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, className, title, actions, note, children, isOpen, onOpenChange } = props;
  const { side = 'bottom', align = 'start', isWide = false } = props;
  return (
    <Popover.Root
      {...(isOpen !== undefined && { open: isOpen })}
      onOpenChange={(isNowOpen) => onOpenChange?.(isNowOpen)}
    >
      <Popover.Trigger className={className}>{label}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          {...{ side, align }}
          sideOffset={6}
          collisionPadding={12}
          className={styles.positioner}
        >
          <Popover.Popup className={joinClassNames(styles.popup, isWide && styles.wide)}>
            <div className="row gap-2">
              <Popover.Title className={styles.title}>{title}</Popover.Title>
              {actions}
            </div>
            {children}
            {note !== undefined && <Popover.Description className="small-faint">{note}</Popover.Description>}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
