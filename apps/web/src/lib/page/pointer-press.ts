let presses = 0;
let isHeld = false;

/**
 * Returns an ID of the current press of the pointer, such as a finger on a slider or a mouse button; null if there is
 * none.
 */
export function getPointerPress(): string | null {
  // The counter restarts when the page is reloaded. The time origin keeps the IDs of different page loads apart.
  return isHeld ? `${performance.timeOrigin}-${presses}` : null;
}

/** Tracks the pointer for `getPointerPress`. Returns a cleanup function. */
export function watchPointer(): () => void {
  const press = () => {
    presses += 1;
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
  };
  // Listens in the capture phase, because other handlers may stop the event.
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  return () => {
    release();
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
  };
}
