import { useEffect, useRef } from 'react';

interface TimelineKeys {
  togglePlaying: () => void;
  stepFrames: (frames: number) => void;
  stepSeconds: (seconds: number) => void;
  addPoint: () => void;
}

/** Elements that have a use of their own for the keys. */
const ownKeys =
  'input, textarea, select, [contenteditable], [role="radio"], [role="option"], [role="dialog"] *';
/** Elements that the space bar presses. */
const pressable = 'button, a, summary, [role="switch"]';

/** The timeline's keys, wherever the focus is: Space, Left and Right, with Shift by a second, P. */
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
      if (event.key === ' ' && target.closest(pressable) !== null) return;
      if (act(event, keysRef.current)) event.preventDefault();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

/** Whether the key had a meaning. */
function act(event: KeyboardEvent, keys: TimelineKeys): boolean {
  const direction = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (direction !== 0) {
    if (event.shiftKey) keys.stepSeconds(direction);
    else keys.stepFrames(direction);
    return true;
  }
  if (event.key === ' ') {
    keys.togglePlaying();
    return true;
  }
  if (event.key.toLowerCase() === 'p') {
    if (!event.repeat) keys.addPoint();
    return true;
  }
  return false;
}
