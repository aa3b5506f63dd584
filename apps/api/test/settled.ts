/** Waits until the effects of the last change have run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Returns whether a promise has already been settled. */
export async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  await settled();
  return (await Promise.race([promise, Promise.resolve(open)])) !== open;
}
