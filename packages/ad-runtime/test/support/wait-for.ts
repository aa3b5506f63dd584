import { vi } from 'vitest';

/** Waits until `check` no longer throws. Gives up after 15 s instead of Vitest's 1 s, which a busy machine may need for a frame. */
export function waitFor(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 120_000 });
}
