import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the keyboard in the list when the card it is on goes: the next card has the focus then, after the last one the
 * card before, and the heading when none is left. `ids` are those of the cards that are shown, in their order.
 */
export function useKeptFocus(ids: readonly string[], headingRef: RefObject<HTMLElement | null>) {
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
    // React tells nothing of the focus that goes with its element: the card is still known then.
    onBlur: () => {
      focusedIdRef.current = null;
    },
  };
}
