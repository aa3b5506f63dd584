import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Client } from './create-client.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { uploadAd } from './upload-ad.ts';

/** A server for all tests of a file, with an ad that can be exported. */
export interface ServerWithAd {
  readonly server: TestServer;
  /** A client that has entered the password and uploaded the ad's files. */
  readonly client: Client;
  readonly config: AdConfig;
  /** Closes the server and removes its folder. Return it from `beforeAll`. */
  readonly close: () => Promise<void>;
}

/** Starts a server and uploads an ad with this id. Set `now` to control the clock. */
export async function startServerWithAd(
  id: string,
  options: { now?: () => number } = {},
): Promise<ServerWithAd> {
  const atEnd: (() => Promise<void>)[] = [];
  const server = await startTestServer({ ...options, cleanUp: (work) => atEnd.push(work) });
  const client = await server.unlocked();
  const config = await uploadAd(client, id);
  const close = async (): Promise<void> => {
    await Promise.all(atEnd.map((work) => work()));
  };
  return { server, client, config, close };
}
