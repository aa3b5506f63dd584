/** Adds a listener and returns what removes it. */
export function listen<Name extends string>(
  target: EventTarget,
  name: Name,
  listener: (
    event: Name extends keyof GlobalEventHandlersEventMap ? GlobalEventHandlersEventMap[Name] : Event,
  ) => void,
  isCapturing = false,
): () => void {
  const heard = listener as EventListener;
  target.addEventListener(name, heard, isCapturing);
  return () => target.removeEventListener(name, heard, isCapturing);
}
