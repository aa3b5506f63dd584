import { flushSync } from 'react-dom';

/** Makes a change that may remove the focused control. If it does, focuses what `findNext` returns. */
export function keepFocus(change: () => void, findNext: () => HTMLElement | null): void {
  flushSync(change);
  if (document.activeElement === document.body) findNext()?.focus();
}
