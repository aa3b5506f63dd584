import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus when the focused item of a list is removed: to the next item, to the previous one after the last, or
 * to the element that `findHeading` returns when no item remains. `ids` are the IDs of the visible items, in their order.
 */
export function useFocusAfterRemoval(ids: readonly string[], findHeading: () => HTMLElement | null) {
  const listRef = useRef<HTMLUListElement>(null);
  const shownRef = useRef(ids);
  const focusedIdRef = useRef<string | null>(null);
  useEffect(() => {
    const focusedId = focusedIdRef.current;
    const index = focusedId === null ? -1 : shownRef.current.indexOf(focusedId);
    shownRef.current = ids;
    if (focusedId === null || ids.includes(focusedId)) return;
    focusedIdRef.current = null;
    if (document.activeElement !== document.body) return;
    const item = listRef.current?.children[Math.min(index, ids.length - 1)];
    (item?.querySelector<HTMLElement>('a, button') ?? findHeading())?.focus();
  });
  return {
    ref: listRef,
    onFocus: ({ target }: FocusEvent<HTMLUListElement>) => {
      const index = Array.from(listRef.current?.children ?? []).findIndex((item) => item.contains(target));
      focusedIdRef.current = shownRef.current[index] ?? null;
    },
    // React reports no blur when a focused element is removed, so the ID of the removed item is still known then.
    onBlur: () => {
      focusedIdRef.current = null;
    },
  };
}
