import { useCallback, useState } from 'react';
import type { DrawnSize } from '@spinreel/placement/elements/element-box';
import type { DrawnElement } from '../stage/stage-parts.ts';

/** Collects the sizes of the elements that have been drawn, on the design stage. */
export function useDrawnSizes() {
  const [drawn, setDrawn] = useState<Partial<Record<DrawnElement, DrawnSize>>>({});
  const noteDrawn = useCallback((element: DrawnElement, size: DrawnSize) => {
    setDrawn((before) => {
      const known = before[element];
      const isSame =
        known !== undefined &&
        known.width === size.width &&
        known.height === size.height &&
        known.offset.x === size.offset.x &&
        known.offset.y === size.offset.y &&
        known.hasSmallestType === size.hasSmallestType;
      return isSame ? before : { ...before, [element]: size };
    });
  }, []);
  return { drawn, noteDrawn };
}
