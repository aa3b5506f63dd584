import type { ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './drawer.module.css';
import { renderPopup } from './render-popup.tsx';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A dialog at the side of the page for reference content. The focus stays inside and returns when it closes. */
export function Drawer({ isOpen, onClose, title, description, children }: DrawerProps) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} render={renderPopup}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </div>
          {description !== undefined && (
            <Dialog.Description className={styles.description}>{description}</Dialog.Description>
          )}
          <div className={styles.body}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
