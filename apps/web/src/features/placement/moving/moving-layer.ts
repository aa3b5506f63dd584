/** The animation's transform, which does not move the element. */
const nothing = { transform: 'translate(0)' };

const markers = new WeakMap<Element, Animation>();

/**
 * Lets an element move by its inline `transform` without rebuilding the page's layer list in every step. Chromium
 * passes a transform directly to its compositor only if the element has a transform animation. This animation is paused
 * and adds nothing.
 */
export function markMoving(element: Element, isMoving: boolean): void {
  const marker = markers.get(element);
  if (isMoving === (marker !== undefined)) return;
  if (marker === undefined) {
    const animation = element.animate([nothing, nothing], { duration: 1000, composite: 'add' });
    animation.pause();
    markers.set(element, animation);
  } else {
    marker.cancel();
    markers.delete(element);
  }
}
