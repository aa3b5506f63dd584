/** What an element adds to its place while it is moved: nothing. */
const nothing = { transform: 'translate(0)' };

const markers = new WeakMap<Element, Animation>();

/**
 * Lets an element be moved by its inline `transform` without the page's layers being listed anew in every step. Chromium
 * hands a transform straight to its compositor where an animation of transforms is on, and only there: this one adds
 * nothing, and stands still.
 */
export function markMoving(element: Element, isMoving: boolean): void {
  const marker = markers.get(element);
  if (isMoving === (marker !== undefined)) return;
  if (marker === undefined) {
    const standing = element.animate([nothing, nothing], { duration: 1000, composite: 'add' });
    standing.pause();
    markers.set(element, standing);
  } else {
    marker.cancel();
    markers.delete(element);
  }
}
