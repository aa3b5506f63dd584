import { useEffect, useState, type RefObject } from 'react';

/** How far below or above the window something counts as near, as a CSS length. */
const margin = '120px';

/** Whether an element is in sight or nearly so. */
export function useNearness(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
