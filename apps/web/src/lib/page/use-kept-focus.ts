import { useEffect, useRef } from 'react';

/**
 * Keeps the focus that is lost when a focused control of an element disappears: it moves to what `findNext` returns. The focus
 * is checked whenever `state` changes.
 */
export function useKeptFocus<Container extends HTMLElement>(
  state: unknown,
  findNext: (container: Container | null) => HTMLElement | null,
) {
  const ref = useRef<Container>(null);
  const hasFocusRef = useRef(false);
  const findNextRef = useRef(findNext);
  useEffect(() => {
    findNextRef.current = findNext;
  });
  useEffect(() => {
    if (!hasFocusRef.current || document.activeElement !== document.body) return;
    findNextRef.current(ref.current)?.focus({ preventScroll: true });
  }, [state]);
  return {
    ref,
    onFocus: () => {
      hasFocusRef.current = true;
    },
    // Not called for elements that React removes.
    onBlur: () => {
      hasFocusRef.current = false;
    },
  };
}
