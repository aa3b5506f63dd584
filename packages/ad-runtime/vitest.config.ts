import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';
import { launchOptions } from './test/support/share-browser.ts';

const { include: _everyTest, ...settings } = shared.test ?? {};

export default defineConfig({
  test: {
    ...settings,
    projects: [
      { extends: true, test: { name: 'node', include: ['src/**/*.test.ts', 'test/*.node.test.ts'] } },
      {
        extends: true,
        // Found only when the first test needs it, it would make Vite load the tests again.
        optimizeDeps: { include: ['@sinonjs/fake-timers'] },
        test: {
          name: 'browser',
          include: ['test/*.browser.test.ts'],
          globalSetup: './test/support/provide-media.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium', viewport: { width: 375, height: 667 } }],
          },
          fileParallelism: false,
        },
      },
    ],
  },
});
