import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the size of an element's content in CSS pixels and updates when it changes; null until it is measured. */
export function useElementSize(
  ref: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    setSize({ width: element.clientWidth, height: element.clientHeight });
    // Its numbers have fractions, without which a scaled page would be larger than its frame.
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
