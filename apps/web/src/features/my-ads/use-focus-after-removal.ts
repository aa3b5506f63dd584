import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus when the focused card is removed: to the next card, to the previous card after the last one, or to
 * the heading when no card remains. `ids` are the IDs of the visible cards, in their order.
 */
export function useFocusAfterRemoval(ids: readonly string[], headingRef: RefObject<HTMLElement | null>) {
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
    const card = listRef.current?.children[Math.min(index, ids.length - 1)];
    (card?.querySelector('a') ?? headingRef.current)?.focus();
  });
  return {
    ref: listRef,
    onFocus: ({ target }: FocusEvent<HTMLUListElement>) => {
      const index = Array.from(listRef.current?.children ?? []).findIndex((card) => card.contains(target));
      focusedIdRef.current = shownRef.current[index] ?? null;
    },
    // React reports no blur when a focused element is removed, so the ID of the removed card is still known then.
    onBlur: () => {
      focusedIdRef.current = null;
    },
  };
}
