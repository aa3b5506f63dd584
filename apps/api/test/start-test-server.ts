import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/build-app.ts';
import type { App } from '../src/http/app.ts';
import type { ServerTimeouts } from '../src/http/server-timeouts.ts';
import { openServices, type Services } from '../src/services.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { createClient, type Client } from './create-client.ts';
import { testJobs } from './test-jobs.ts';

/** A whole server on a folder of its own. */
export interface TestServer {
  readonly app: App;
  readonly services: Services;
  readonly dataDir: string;
  /** A browser that has not entered the password. */
  visitor(): Client;
  /** A browser that has. */
  unlocked(): Promise<Client>;
  close(): Promise<void>;
}

/** The password of every test server. */
export const testPassword = 'right password';

/**
 * Starts a server which is closed, and its folder removed, when the test ends. Give `dataDir` to start one on the folder of
 * an earlier one, and `now` to move its clock.
 */
export async function startTestServer(
  options: {
    now?: () => number;
    dataDir?: string;
    settings?: Partial<Settings>;
    timeouts?: ServerTimeouts;
    /** Called with what ends the server; by default the test's own end does. */
    cleanUp?: (work: () => Promise<void>) => void;
  } = {},
): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'spinreel-api-')));
  const settings: Settings = {
    ...readSettings({ DATA_DIR: dataDir, ACCESS_PASSWORD: testPassword, LOG_LEVEL: 'silent' }),
    // Whether the web app happens to be built must not matter.
    webDir: join(dataDir, 'no-web-app'),
    ...options.settings,
  };
  const services = await openServices({
    settings,
    moreJobs: testJobs,
    ...(options.now ? { now: options.now } : {}),
  });
  const app = await buildApp(services, options.timeouts);
  await app.ready();
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= app.close().then(() => undefined));
  (options.cleanUp ?? onTestFinished)(async () => {
    await close();
    // Work that was ended a moment ago may still let go of its last file.
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
