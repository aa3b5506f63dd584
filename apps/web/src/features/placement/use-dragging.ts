import { useEffect, useRef, type PointerEvent } from 'react';

interface Dragging {
  /** The pointer has moved far enough to mean it. */
  onStart: () => void;
  /** How far from where it began, in CSS pixels of the window. */
  onMove: (by: { x: number; y: number }, event: PointerEvent) => void;
  onEnd: () => void;
  /** Escape was pressed meanwhile. */
  onGiveUp: () => void;
}

/** Below this a press is a click, in CSS pixels of the window. */
const clickReachPx = 3;

/** Handlers with which something can be dragged, and whether the last press was a drag and no click. */
export function useDragging({ onStart, onMove, onEnd, onGiveUp }: Dragging) {
  const startRef = useRef<{ x: number; y: number } | null>(null);
  const wasDraggedRef = useRef(false);
  const stopListeningRef = useRef<() => void>(() => {});
  useEffect(() => () => stopListeningRef.current(), []);

  const finish = (done: () => void) => {
    startRef.current = null;
    stopListeningRef.current();
    if (wasDraggedRef.current) done();
  };
  const listenForEscape = () => {
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      finish(onGiveUp);
    };
    window.addEventListener('keydown', giveUp, true);
    stopListeningRef.current = () => window.removeEventListener('keydown', giveUp, true);
  };
  const end = () => {
    if (startRef.current !== null) finish(onEnd);
  };
  return {
    wasDragged: () => wasDraggedRef.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // Nobody listens to the mouse events that would come along with every step of the pointer.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        startRef.current = { x: event.clientX, y: event.clientY };
        wasDraggedRef.current = false;
      },
      onPointerMove: (event: PointerEvent) => {
        const start = startRef.current;
        if (start === null) return;
        const by = { x: event.clientX - start.x, y: event.clientY - start.y };
        if (!wasDraggedRef.current) {
          if (Math.hypot(by.x, by.y) < clickReachPx) return;
          wasDraggedRef.current = true;
          listenForEscape();
          onStart();
        }
        onMove(by, event);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
