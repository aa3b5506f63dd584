import { Toast } from '@base-ui/react/toast';
import type { NoticeTone } from './notice.tsx';

/** The notes at the lower edge that go away by themselves; `Toaster` shows them. */
export const toasts = Toast.createToastManager();

interface ToastOptions {
  text: string;
  /** What can be done about it. */
  action?: { label: string; onClick: () => void };
  durationMs: number;
  tone?: NoticeTone;
  /** A note of the same id takes the place of the one before. */
  id?: string;
}

/** Says something that needs no answer; it is announced when there is time, errors at once. */
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
