import type { ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { joinClassNames } from '../actions/join-class-names.ts';
import styles from './modal.module.css';
import { renderPopup } from './render-popup.tsx';

interface ModalProps {
  isOpen: boolean;
  /** Called when the user closes the dialog with Escape or by clicking outside. Omit it if a choice must be made. */
  onClose?: () => void;
  /** Returns the element to focus after closing. Default: the element focused before. Required if there was none. */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** Wide enough for two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** A dialog over the page. The focus stays inside, and returns to the previous element when it closes. */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, returnFocusTo, title, description, icon, isWide = false, children } = props;
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
          <Dialog.Popup
            finalFocus={returnFocusTo}
            render={renderPopup}
            className={joinClassNames(styles.popup, isWide && styles.wide)}
          >
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
