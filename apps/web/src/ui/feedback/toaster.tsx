import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { joinClassNames } from '../actions/join-class-names.ts';
import type { NoticeTone } from './notice.tsx';
import styles from './toaster.module.css';
import { toasts } from './toasts.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

/**
 * Shows the messages of `showToast`. They stay while they have the pointer or the focus. F6 moves the focus to them,
 * Escape closes them.
 */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toasts}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts: shown } = Toast.useToastManager();
  return shown.map((toast) => {
    const tone = (toast.type ?? 'info') as NoticeTone;
    const Icon = icons[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={styles.toast}
        // Base UI hides error toasts from assistive technologies, because a copy of their text is announced. Their buttons
        // could be focused nevertheless.
        aria-hidden={false}
        inert={toast.transitionStatus === 'ending' || toast.limited === true}
      >
        <Toast.Content className={styles.content}>
          <Icon className={joinClassNames(styles.icon, styles[tone])} aria-hidden="true" />
          <div className={styles.message}>
            <Toast.Description className={styles.text} />
          </div>
          <Toast.Action className={styles.action} />
          {/* Base UI hides it in a stack of toasts until the stack expands. Here no toast covers another. */}
          <Toast.Close className={styles.close} aria-label="Close" aria-hidden={false}>
            <X />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
