import { useEffect, useRef } from 'react';
import { areSingleKeysOn, isSingleKey } from '../../lib/keyboard/single-keys.ts';

/** The actions of the timeline's keys. */
export interface TimelineKeys {
  togglePlaying: () => void;
  stepFrames: (frames: number) => void;
  stepSeconds: (seconds: number) => void;
  goToStart: () => void;
  goToEnd: () => void;
  addPoint: () => void;
  trimStart: () => void;
  trimEnd: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  toggleSnapping: () => void;
}

/** Elements that handle these keys themselves. */
const ownKeys =
  'input, textarea, select, [contenteditable], [role="radio"], [role="option"], [role="menu"] *, [role="dialog"] *';
/** Elements that the space bar presses. */
const pressable = 'button, a, summary, [role="switch"]';

/** Handles the timeline's keys, independent of the focus. Only steps repeat while a key is held. */
export function useTimelineKeys(keys: TimelineKeys): void {
  const keysRef = useRef(keys);
  useEffect(() => {
    keysRef.current = keys;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(ownKeys) !== null) return;
      if (isSingleKey(event) && !areSingleKeysOn()) return;
      if (event.key === ' ' && target.closest(pressable) !== null) return;
      const act = findAction(event, keysRef.current);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

/** Returns the action of a key, or null if it has none. */
function findAction({ key, shiftKey, repeat }: KeyboardEvent, keys: TimelineKeys): (() => void) | null {
  const step = (direction: number) => () =>
    shiftKey ? keys.stepSeconds(direction) : keys.stepFrames(direction);
  if (key === 'ArrowLeft') return step(-1);
  if (key === 'ArrowRight') return step(1);
  const once = {
    ' ': keys.togglePlaying,
    home: keys.goToStart,
    end: keys.goToEnd,
    p: keys.addPoint,
    m: keys.addPoint,
    i: keys.trimStart,
    '[': keys.trimStart,
    o: keys.trimEnd,
    ']': keys.trimEnd,
    '+': keys.zoomIn,
    '=': keys.zoomIn,
    '-': keys.zoomOut,
    s: keys.toggleSnapping,
  }[key.toLowerCase()];
  if (once === undefined) return null;
  return repeat ? () => {} : once;
}
