import { vi } from 'vitest';

/** Returns a mock that is called for each new audio context, until `vi.unstubAllGlobals`. */
export function countAudioContexts() {
  const contexts = vi.fn<() => void>();
  const Original = window.AudioContext;
  vi.stubGlobal(
    'AudioContext',
    class extends Original {
      constructor() {
        super();
        contexts();
      }
    },
  );
  return contexts;
}
