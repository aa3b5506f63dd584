import { Toast } from '@base-ui/react/toast';
import type { NoticeTone } from './notice.tsx';

/** The toasts at the lower edge, which close automatically. `Toaster` shows them. */
export const toasts = Toast.createToastManager();

interface ToastOptions {
  text: string;
  /** An action offered with the message. */
  action?: { label: string; onClick: () => void };
  durationMs: number;
  tone?: NoticeTone;
  /** Replaces a toast with the same ID. */
  id?: string;
}

/** Shows a message that needs no answer. Screen readers announce it politely, errors immediately. */
export function showToast({ text, action, durationMs, tone = 'info', id }: ToastOptions): void {
  const toastId = toasts.add({
    ...(id === undefined ? {} : { id }),
    description: text,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: durationMs,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toasts.close(toastId);
        action.onClick();
      },
    },
  });
}
