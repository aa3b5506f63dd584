import { vi } from 'vitest';

/** Waits until `check` no longer throws. Gives up after two minutes instead of Vitest's second, which a busy machine may need for a frame. */
export function waitFor(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 120_000 });
}
