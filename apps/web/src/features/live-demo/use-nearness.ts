import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window or at most `marginPx` above or below it. */
export function useNearness(ref: RefObject<HTMLElement | null>, marginPx: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, marginPx]);
  return isNear;
}
