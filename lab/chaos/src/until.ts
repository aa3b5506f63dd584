import { setTimeout as after } from 'node:timers/promises';

/** Looks again and again until something is so. Throws when it still is not after `timeoutMs`. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Still waiting until ${what}`);
    await after(5);
  }
}
