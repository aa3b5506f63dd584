let presses = 0;
let isHeld = false;

/** Names the press of the pointer that lasts: a finger on a slider, a mouse button that is down. Null while there is none. */
export function heldPress(): string | null {
  // A page that is loaded anew counts anew; what it kept from before must not seem to be the same press.
  return isHeld ? `${performance.timeOrigin}-${presses}` : null;
}

/** Watches the pointer for `heldPress`. Returns the undoing. */
export function watchPointer(): () => void {
  const press = () => {
    presses += 1;
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
  };
  // On the way down: whatever handles the event may stop it.
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
