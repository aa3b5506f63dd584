import { useEffect, useRef, useState } from 'react';
import { useDragging } from '../../../lib/page/use-dragging.ts';

/** The target of a drag. */
export interface DragPlace {
  /** The horizontal position of the dragged element's anchor, independent of where it was grabbed. */
  clientX: number;
  /** Whether Alt is held, which turns off snapping. */
  isFree: boolean;
}

interface DragOptions {
  /** Returns the anchor's horizontal position before the drag. By default, it is where the pointer is. */
  anchorClientX?: () => number;
  /** Scrolls when the pointer is near an edge. Returns whether it scrolled. */
  scrollAtEdge: (clientX: number) => boolean;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
  /** Called on Escape or when the system cancels the pointer. Restores the original state. */
  onCancel: () => void;
  /** Called when the pointer is released without moving. */
  onClick?: () => void;
}

/** Handles dragging along the strip, which scrolls while the pointer is near one of its edges. */
export function useStripDrag(options: DragOptions) {
  const { anchorClientX, onDrop, onCancel, onClick } = options;
  const optionsRef = useRef(options);
  useEffect(() => {
    optionsRef.current = options;
  });
  const pointerRef = useRef({ clientX: 0, offsetX: 0, isFree: false });
  const [isDragging, setIsDragging] = useState(false);

  const move = () => {
    const { clientX, offsetX, isFree } = pointerRef.current;
    optionsRef.current.onMove({ clientX: clientX - offsetX, isFree });
  };
  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = 0;
    const tick = () => {
      frame = requestAnimationFrame(tick);
      if (optionsRef.current.scrollAtEdge(pointerRef.current.clientX)) move();
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);

  const { handlers } = useDragging({
    onPress: (event) => {
      // Otherwise the strip below would also handle the press.
      event.stopPropagation();
      pointerRef.current.offsetX = anchorClientX ? event.clientX - anchorClientX() : 0;
    },
    onStart: () => setIsDragging(true),
    onMove: (_by, { clientX, altKey }) => {
      pointerRef.current = { ...pointerRef.current, clientX, isFree: altKey };
      move();
    },
    onEnd: () => {
      setIsDragging(false);
      onDrop();
    },
    onCancel: () => {
      setIsDragging(false);
      onCancel();
    },
    ...(onClick && { onClick }),
  });
  return { handlers, isDragging };
}
