import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { writeView, type CreateView } from '../../../config/create-view.ts';

/** Returns functions that change the view in the URL, and that close the workspace, as Escape does outside of its controls. */
export function useWorkspaceView() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [query] = useSearchParams();
  const close = () => {
    const isFromWizard = typeof state === 'object' && state !== null && 'isOpenedFromWizard' in state;
    if (isFromWizard) void navigate(-1);
    else void navigate(writeView(query, null), { replace: true });
  };
  const closeByKey = useEffectEvent(close);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isInPopup(event.target)) return;
      closeByKey();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return {
    show: (view: CreateView) => void navigate(writeView(query, view), { replace: true, state }),
    close,
  };
}

/** Whether Escape belongs to a dialog, a list or a field. */
function isInPopup(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [aria-expanded="true"], input') !== null
  );
}
