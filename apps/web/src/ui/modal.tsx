import type { ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';

interface ModalProps {
  isOpen: boolean;
  /** Called when the person closes it with Escape or by clicking beside it; leave out where a choice must be made. */
  onClose?: () => void;
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** Room for two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** A dialog over the page; focus stays inside and returns to where it came from. */
export function Modal({ isOpen, onClose, title, description, icon, isWide = false, children }: ModalProps) {
  return (
    <Dialog.Root
      open={isOpen}
      disablePointerDismissal={onClose === undefined}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={classNames(styles.popup, isWide && styles.wide)}>
            {icon !== undefined && (
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
            )}
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {description !== undefined && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
