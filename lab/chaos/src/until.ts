import { setTimeout as after } from 'node:timers/promises';

/** Polls until a condition is true. Throws if it is still false after `timeoutMs`. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 180_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Still waiting until ${what}`);
    await after(20);
  }
}
