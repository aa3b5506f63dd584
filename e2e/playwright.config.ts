import { defineConfig } from '@playwright/test';
import { chromiumSwitches } from '@spinreel/config-schema/limits/chromium-switches';
import { answeredConsent } from './src/support/answered-consent.ts';
import { accessPassword, address, port } from './src/support/servers/served-product.ts';

const isRoot = process.getuid?.() === 0;
/** What only `pnpm proof` runs: by the name of the file, or by the tag in the title of a test. */
const onlyInProof = /\.proof\.spec\.ts|@proof/;
const viewport = { width: 1440, height: 900 };

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: false,
  // Tests share one server, as marketers do: each has its own session and ads. With more workers, each test takes longer, and
  // its page draws more frames meanwhile.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that does something else may be many times slower. A test that waits in vain fails later, but only then.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // A test that passes when it is retried is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.playwright/report.json' }]],
  use: {
    baseURL: address,
    // A new context starts a process and compiles the app again. Between tests, Playwright removes all that a page stored.
    // A test that turns a context offline or grants a permission undoes that itself.
    reuseContext: true,
    storageState: answeredConsent(address),
    actionTimeout: 120_000,
    // Without a graphics card, animations take a tenth of the time. `pnpm proof` plays them in a tour of a phone.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a tenth of the time, so only a test that is retried is recorded. No screenshots in traces: without a
    // graphics card, they keep a core busy.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...chromiumSwitches, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport }, grepInvert: onlyInProof },
    { name: 'proof', use: { viewport }, grep: onlyInProof },
  ],
  webServer: {
    // The product as it is served: the built web app and the API on one port, with separate data.
    command: 'node ../apps/api/src/server.ts',
    url: `${address}/api/health`,
    reuseExistingServer: false,
    timeout: 300_000,
    // Playwright empties its output folder before each run.
    env: {
      PORT: String(port),
      ACCESS_PASSWORD: accessPassword,
      DATA_DIR: 'test-results/data',
      // Most of the ads are never exported.
      ENCODE_AHEAD: 'false',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
