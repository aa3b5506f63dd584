import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window or within `margin` of it, such as `120px 0px`. False until it is known. */
export function useNearness(ref: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isNear;
}
