import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns an element's inner size in CSS pixels and updates when it changes; null until it is measured. */
export function useElementSize(
  ref: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
