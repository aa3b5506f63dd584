import { useEffect, useRef, type PointerEvent } from 'react';

interface Dragging {
  /** Called when the pointer has moved far enough to start a drag. */
  onStart: () => void;
  /** Called with the distance from the start, in CSS pixels of the window. */
  onMove: (by: { x: number; y: number }, event: PointerEvent) => void;
  onEnd: () => void;
  /** Called when Escape is pressed during the drag. */
  onGiveUp: () => void;
  /** Called when the pointer is released without having moved. */
  onClick?: () => void;
}

/** A press that moves less than this is a click, in CSS pixels of the window. */
const clickReachPx = 3;

/** Returns pointer handlers for dragging. */
export function useDragging({ onStart, onMove, onEnd, onGiveUp, onClick }: Dragging) {
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
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // Prevents the mouse events that follow every pointer event, because nothing listens to them.
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
      onPointerUp: () => {
        const isClick = startRef.current !== null && !wasDraggedRef.current;
        end();
        if (isClick) onClick?.();
      },
      onPointerCancel: end,
    },
  };
}
