import { defineConfig } from 'vitest/config';

/** What all packages share; each passes it on in a vitest.config.ts of its own, and here it serves `scripts`. */
export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    // Media tests run real encoders on machines with two cores.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    passWithNoTests: false,
    restoreMocks: true,
  },
});
