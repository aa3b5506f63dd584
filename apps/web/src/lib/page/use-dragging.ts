import { useEffect, useRef, type PointerEvent } from 'react';

interface Dragging {
  /** Called when the pointer is pressed. */
  onPress?: (event: PointerEvent) => void;
  /** Called when the pointer has moved far enough to start a drag. */
  onStart: () => void;
  /** Called with the distance from the start, in CSS pixels of the window. */
  onMove: (by: { x: number; y: number }, event: PointerEvent) => void;
  onEnd: () => void;
  /** Called when Escape is pressed during the drag, or the system cancels the pointer. */
  onCancel: () => void;
  /** Called when the pointer is released without having moved. */
  onClick?: () => void;
}

/** A press that moves less than this is a click, in CSS pixels of the window. */
const clickReachPx = 3;

/** Returns handlers for dragging with mouse, finger or pen. */
export function useDragging(dragging: Dragging) {
  const draggingRef = useRef(dragging);
  const pressRef = useRef<{ pointerId: number; x: number; y: number } | null>(null);
  const wasDraggedRef = useRef(false);
  const stopListeningRef = useRef<() => void>(() => {});
  useEffect(() => {
    draggingRef.current = dragging;
  });
  useEffect(() => () => stopListeningRef.current(), []);

  const finish = (done?: () => void) => {
    pressRef.current = null;
    stopListeningRef.current();
    done?.();
  };
  const listenForEscape = () => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      finish(draggingRef.current.onCancel);
    };
    window.addEventListener('keydown', cancel, true);
    stopListeningRef.current = () => window.removeEventListener('keydown', cancel, true);
  };
  const isPressed = ({ pointerId }: PointerEvent) => pressRef.current?.pointerId === pointerId;
  return {
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pressRef.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
        wasDraggedRef.current = false;
        dragging.onPress?.(event);
      },
      onPointerMove: (event: PointerEvent) => {
        const press = pressRef.current;
        if (press === null || !isPressed(event)) return;
        const by = { x: event.clientX - press.x, y: event.clientY - press.y };
        if (!wasDraggedRef.current) {
          if (Math.hypot(by.x, by.y) < clickReachPx) return;
          wasDraggedRef.current = true;
          listenForEscape();
          dragging.onStart();
        }
        dragging.onMove(by, event);
      },
      onPointerUp: (event: PointerEvent) => {
        if (isPressed(event)) finish(wasDraggedRef.current ? dragging.onEnd : dragging.onClick);
      },
      onPointerCancel: (event: PointerEvent) => {
        if (isPressed(event)) finish(wasDraggedRef.current ? dragging.onCancel : undefined);
      },
    },
  };
}
