import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/** The tests of `pnpm proof`: complete matrices, long loops and foreign files, which take minutes each. */
export default defineConfig({
  test: {
    ...shared.test,
    include: ['{apps,lab,packages}/**/*.proof.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    // Each file plays several ads or runs several servers at once.
    fileParallelism: false,
    maxConcurrency: 4,
    // Two files may run at the same time, each in its own process.
    cache: false,
    reporters: [
      'default',
      ['json', { outputFile: process.env['PROOF_REPORT'] ?? 'node_modules/.vitest/report.json' }],
    ],
  },
});
