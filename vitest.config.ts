import { defineConfig } from 'vitest/config';

/** What all packages share; each passes it on in a vitest.config.ts of its own, and here it serves `scripts`. */
export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    // Media tests run real encoders, also on machines whose two cores are busy with something else.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    passWithNoTests: false,
    // The files share a process: new modules for each take more time than most of their tests.
    isolate: false,
    restoreMocks: true,
    // A test that passes when it is retried is reported as flaky.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', ['json', { outputFile: 'node_modules/.vitest/report.json' }]],
  },
});
