import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Where something is being dragged to. */
export interface DragPlace {
  /** Where the dragged thing itself would stand, whichever part of it was taken hold of. */
  clientX: number;
  /** Alt is held: nothing catches. */
  isFree: boolean;
}

interface DragOptions {
  /** Where the thing stands before it is dragged. */
  anchorClientX: () => number;
  /** Scrolls when the pointer is near an edge; true when it did. */
  scrollAtEdge: (clientX: number) => boolean;
  onMove: (place: DragPlace) => void;
  onDrop: () => void;
  /** Escape, or the system took the pointer away: everything as before. */
  onCancel: () => void;
  /** Pressed and let go without moving. */
  onClick?: () => void;
}

interface Grip {
  pointerId: number;
  element: HTMLElement;
  startX: number;
  offsetX: number;
  isMoving: boolean;
  isFree: boolean;
  lastX: number;
}

const moveThresholdPx = 4;

/** Dragging with mouse, finger or pen, with the pointer captured: drops on release, goes back on Escape. */
export function usePointerDrag(options: DragOptions) {
  const optionsRef = useRef(options);
  useEffect(() => {
    optionsRef.current = options;
  });
  const gripRef = useRef<Grip | null>(null);
  const [isDragging, setIsDragging] = useState(false);

  const move = () => {
    const grip = gripRef.current;
    if (grip !== null) {
      optionsRef.current.onMove({ clientX: grip.lastX - grip.offsetX, isFree: grip.isFree });
    }
  };
  const letGo = () => {
    const grip = gripRef.current;
    gripRef.current = null;
    setIsDragging(false);
    if (grip?.element.hasPointerCapture(grip.pointerId) === true) {
      grip.element.releasePointerCapture(grip.pointerId);
    }
    return grip;
  };

  useEffect(() => {
    if (!isDragging) return undefined;
    let timer = 0;
    const tick = () => {
      timer = requestAnimationFrame(tick);
      const grip = gripRef.current;
      if (grip !== null && optionsRef.current.scrollAtEdge(grip.lastX)) move();
    };
    timer = requestAnimationFrame(tick);
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      letGo();
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
      // Without this the strip below would take the same press for its own.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      gripRef.current = {
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
      const grip = gripRef.current;
      if (grip?.pointerId !== event.pointerId) return;
      if (!grip.isMoving && Math.abs(event.clientX - grip.startX) < moveThresholdPx) return;
      if (!grip.isMoving) setIsDragging(true);
      grip.isMoving = true;
      grip.isFree = event.altKey;
      grip.lastX = event.clientX;
      move();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (gripRef.current?.pointerId !== event.pointerId) return;
      const grip = letGo();
      if (grip?.isMoving === true) optionsRef.current.onDrop();
      else optionsRef.current.onClick?.();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (gripRef.current?.pointerId !== event.pointerId) return;
      if (letGo()?.isMoving === true) optionsRef.current.onCancel();
    },
  };
  return { handlers, isDragging };
}
