import { useLayoutEffect, useState, type RefObject } from 'react';

/** How much something `widthPx` wide must shrink to fit into an element: 1 when it fits, less when it does not. */
export function useScaleToFit(ref: RefObject<HTMLElement | null>, widthPx: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const available = entry?.contentRect.width ?? widthPx;
      setScale(Math.min(1, available / widthPx));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, widthPx]);
  return scale;
}
