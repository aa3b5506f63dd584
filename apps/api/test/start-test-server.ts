import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/build-app.ts';
import type { App } from '../src/http/app.ts';
import type { serverTimeouts } from '../src/http/guards/server-timeouts.ts';
import { openServices, type Services } from '../src/services.ts';
import { readSettings, type Settings } from '../src/settings/settings.ts';
import { requireDeclaredResponses } from './require-declared-responses.ts';
import { createClient, type Client } from './create-client.ts';
import { endlessJob } from './test-jobs.ts';

/** A complete server with a separate data folder. */
export interface TestServer {
  readonly app: App;
  readonly services: Services;
  readonly dataDir: string;
  /** Returns a client that has not entered the password. */
  visitor(): Client;
  /** Returns a client that has entered the password. */
  unlocked(): Promise<Client>;
  close(): Promise<void>;
}

/** The password of every test server. */
export const testPassword = 'right password';

/**
 * Starts a server. When the test ends, the server is closed and its folder is removed. Set `dataDir` to reuse the
 * folder of an earlier server, and `now` to control the clock.
 */
export async function startTestServer(
  options: {
    now?: () => number;
    dataDir?: string;
    settings?: Partial<Settings>;
    timeouts?: typeof serverTimeouts;
    /** Receives the function that ends the server. By default, it runs at the end of the test. */
    cleanUp?: (work: () => Promise<void>) => void;
  } = {},
): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'spinreel-api-')));
  const settings: Settings = {
    ...readSettings({ DATA_DIR: dataDir, ACCESS_PASSWORD: testPassword, LOG_LEVEL: 'silent' }),
    // Tests must not depend on whether the web app has been built.
    webDir: join(dataDir, 'no-web-app'),
    ...options.settings,
  };
  const services = await openServices({
    settings,
    moreJobs: [endlessJob],
    ...(options.now ? { now: options.now } : {}),
  });
  const app = await buildApp(services, options.timeouts);
  requireDeclaredResponses(app);
  await app.ready();
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= app.close().then(() => undefined));
  (options.cleanUp ?? onTestFinished)(async () => {
    await close();
    // Work that has just been aborted may still be closing its last file.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  return {
    app,
    services,
    dataDir,
    visitor: () => createClient(app),
    unlocked: async () => {
      const client = createClient(app);
      await client.json('POST', '/api/access', { password: testPassword });
      return client;
    },
    close,
  };
}
