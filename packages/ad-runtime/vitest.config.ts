import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// @boundaries-ignore the settings which all packages share live at the root
import shared from '../../vitest.config.ts';
import { launchOptions } from './test/support/launch-options.ts';

/** New for each project: Vitest writes into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 375, height: 667 } }],
});

/** The whole player in a real browser: once from its sources, once as the minified script that ships. */
const inBrowser = (name: string, player: string, exclude: string[] = []) => ({
  extends: true as const,
  resolve: { alias: { '#player': new URL(player, import.meta.url).pathname } },
  // Found only when the first test needs it, it would make Vite load the tests again.
  optimizeDeps: { include: ['@sinonjs/fake-timers'] },
  test: {
    name,
    include: ['test/*.browser.test.ts'],
    exclude,
    globalSetup: './test/support/provide-media.ts',
    browser: chromium(),
    fileParallelism: false,
  },
});

const { include: _everyTest, ...settings } = shared.test ?? {};

export default defineConfig({
  test: {
    ...settings,
    projects: [
      { extends: true, test: { name: 'node', include: ['src/**/*.test.ts', 'test/*.node.test.ts'] } },
      inBrowser('source', 'test/support/source-player.ts'),
      // These two use the sources by themselves.
      inBrowser('bundle', 'test/support/bundled-player.ts', [
        'test/label-contrast.browser.test.ts',
        'test/readme-example.browser.test.ts',
      ]),
    ],
  },
});
