import { onTestFinished } from 'vitest';

/** Keeps all elements animated until the returned function is called. jsdom has no animations. */
export function holdAnimations(): () => void {
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  let animations = [{ finished } as unknown as Animation];
  Element.prototype.getAnimations = () => animations;
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'));
  return () => {
    animations = [];
    resolve();
  };
}
