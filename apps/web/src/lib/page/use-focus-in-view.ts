import { useEffect, type RefObject } from 'react';
import { scrollIntoView } from './scroll-into-view.ts';

/** Keeps the focused control of a scrollable element in view when the element becomes lower, as under a new message. */
export function useFocusInView(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = ref.current;
    if (scroller === null) return undefined;
    let { clientHeight } = scroller;
    const observer = new ResizeObserver(() => {
      const formerBottom = scroller.getBoundingClientRect().top + clientHeight;
      clientHeight = scroller.clientHeight;
      const focused = scroller.contains(document.activeElement) ? document.activeElement : null;
      // Whoever has scrolled it away stays where they are.
      if (focused !== null && focused.getBoundingClientRect().top < formerBottom) scrollIntoView(focused);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [ref]);
}
