import { defineConfig } from 'vitest/config';

/** What all packages share; each passes it on in a vitest.config.ts of its own, and here it serves `scripts`. */
export default defineConfig({
  test: {
    include: ['{src,scripts,chaos}/**/*.test.{ts,tsx}'],
    // Media tests run real encoders, also on machines whose two cores are busy with something else.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    restoreMocks: true,
  },
});
