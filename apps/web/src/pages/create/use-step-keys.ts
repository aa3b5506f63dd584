import { useEffect, useEffectEvent } from 'react';

interface StepKeys {
  onContinue: () => void;
  onGoBack: () => void;
}

/** Handles Cmd or Ctrl with Enter to continue, and with Shift to go back. Does nothing in dialogs. */
export function useStepKeys({ onContinue, onGoBack }: StepKeys): void {
  const act = useEffectEvent((isBack: boolean) => (isBack ? onGoBack() : onContinue()));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.defaultPrevented || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null)
        return;
      event.preventDefault();
      act(event.shiftKey);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
