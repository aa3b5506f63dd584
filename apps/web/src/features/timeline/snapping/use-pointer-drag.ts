import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** The target of a drag. */
export interface DragPlace {
  /** The horizontal position of the dragged element's anchor, independent of where it was grabbed. */
  clientX: number;
  /** Whether Alt is held, which turns off snapping. */
  isFree: boolean;
}

interface DragOptions {
  /** Returns the anchor's horizontal position before the drag. */
  anchorClientX: () => number;
  /** Scrolls when the pointer is near an edge. Returns whether it scrolled. */
  scrollAtEdge: (clientX: number) => boolean;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
  /** Called on Escape or when the system cancels the pointer. Restores the original state. */
  onCancel: () => void;
  /** Called when the pointer is released without moving. */
  onClick?: () => void;
}

interface Drag {
  pointerId: number;
  element: HTMLElement;
  startX: number;
  offsetX: number;
  isMoving: boolean;
  isFree: boolean;
  lastX: number;
}

const moveThresholdPx = 4;

/** Handles dragging with mouse, finger or pen, with pointer capture. Drops on release, cancels on Escape. */
export function usePointerDrag(options: DragOptions) {
  const optionsRef = useRef(options);
  useEffect(() => {
    optionsRef.current = options;
  });
  const dragRef = useRef<Drag | null>(null);
  const [isDragging, setIsDragging] = useState(false);

  const move = () => {
    const drag = dragRef.current;
    if (drag !== null) {
      optionsRef.current.onMove({ clientX: drag.lastX - drag.offsetX, isFree: drag.isFree });
    }
  };
  const endDrag = () => {
    const drag = dragRef.current;
    dragRef.current = null;
    setIsDragging(false);
    if (drag?.element.hasPointerCapture(drag.pointerId) === true) {
      drag.element.releasePointerCapture(drag.pointerId);
    }
    return drag;
  };

  useEffect(() => {
    if (!isDragging) return undefined;
    let timer = 0;
    const tick = () => {
      timer = requestAnimationFrame(tick);
      const drag = dragRef.current;
      if (drag !== null && optionsRef.current.scrollAtEdge(drag.lastX)) move();
    };
    timer = requestAnimationFrame(tick);
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      endDrag();
      optionsRef.current.onCancel();
    };
    window.addEventListener('keydown', cancel, true);
    return () => {
      cancelAnimationFrame(timer);
      window.removeEventListener('keydown', cancel, true);
    };
  }, [isDragging]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      // Otherwise the strip below would also handle the press.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragRef.current = {
        pointerId: event.pointerId,
        element: event.currentTarget,
        startX: event.clientX,
        offsetX: event.clientX - options.anchorClientX(),
        isMoving: false,
        isFree: event.altKey,
        lastX: event.clientX,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const drag = dragRef.current;
      if (drag?.pointerId !== event.pointerId) return;
      if (!drag.isMoving && Math.abs(event.clientX - drag.startX) < moveThresholdPx) return;
      if (!drag.isMoving) setIsDragging(true);
      drag.isMoving = true;
      drag.isFree = event.altKey;
      drag.lastX = event.clientX;
      move();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (dragRef.current?.pointerId !== event.pointerId) return;
      const drag = endDrag();
      if (drag?.isMoving === true) optionsRef.current.onDrop();
      else optionsRef.current.onClick?.();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (dragRef.current?.pointerId !== event.pointerId) return;
      if (endDrag()?.isMoving === true) optionsRef.current.onCancel();
    },
  };
  return { handlers, isDragging };
}
