import { designStage } from '@spinreel/config-schema/placement-geometry';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

interface Dragging {
  /** Where the element stands, as shares of the stage. */
  position: Position;
  /** Pixels on screen per pixel of the design stage. */
  viewScale: number;
  onMove: (position: Position) => void;
  onRelease: (position: Position) => void;
}

/** What an element needs to be moved by pointer and by arrow keys: handlers for its grip. */
export function useDragging({ position, viewScale, onMove, onRelease }: Dragging) {
  const startRef = useRef<{ x: number; y: number; position: Position } | null>(null);
  const moved = (byX: number, byY: number, from: Position): Position => ({
    x: clamp(from.x + byX / designStage.widthPx),
    y: clamp(from.y + byY / designStage.heightPx),
  });
  const under = (event: PointerEvent) => {
    const start = startRef.current;
    if (start === null) return null;
    return moved(
      (event.clientX - start.x) / viewScale,
      (event.clientY - start.y) / viewScale,
      start.position,
    );
  };
  const end = (event: PointerEvent) => {
    const target = under(event);
    startRef.current = null;
    if (target !== null) onRelease(target);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      startRef.current = { x: event.clientX, y: event.clientY, position };
    },
    onPointerMove: (event: PointerEvent) => {
      const target = under(event);
      if (target !== null) onMove(target);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.shiftKey ? 10 : 1;
      const [byX, byY] = arrows[event.key] ?? [0, 0];
      if (byX === 0 && byY === 0) return;
      event.preventDefault();
      onRelease(moved(byX * step, byY * step, position));
    },
  };
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
