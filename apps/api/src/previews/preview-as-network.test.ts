import { networks } from '@spinreel/exporters/networks/index';
import { previewAd, readPreview } from '@spinreel/api-contract/previews';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { timings } from '@spinreel/config-schema/limits/timings';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { startServerWithAd } from '../../test/start-server-with-ad.ts';
import type { TestServer } from '../../test/start-test-server.ts';

const id = 'ad-12345678';
let server: TestServer;
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  const started = await startServerWithAd(id);
  ({ server, client, config } = started);
  return started.close;
});

// Requirement: preview.as-network
it('returns the page that a network gets, with the network’s adapter and its simulated host', async () => {
  const { statusCode, headers, body } = await request('applovin');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain(networks.applovin.hostScript);
  expect(body).toContain('spinreelHostLog');
  const plain = await request();
  expect(plain.body).not.toContain('spinreelHostLog');
  const stored = await client.get(String(headers['content-location']));
  expect(stored.body === body).toBe(true);
  expect(stored.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
});

// Requirement: preview.wall
it('lets the browser download a page once for all of its frames, until the page expires', async () => {
  const { headers } = await request();
  const stored = await client.get(String(headers['content-location']));
  const [, seconds] =
    /^private, max-age=(\d+), immutable$/.exec(String(stored.headers['cache-control'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThanOrEqual(timings.previewTtlMs / 1000);
  const gone = await client.get(readPreview.path(id, 'unknown-token'));
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
});

// Requirement: preview.as-network
it('puts a package of several files into one page', async () => {
  const { statusCode, body } = await request('meta');
  expect(statusCode).toBe(200);
  expect(body).toContain('FbPlayableAd.onCTAClick()');
  expect(body).toContain(`window.spinreelMedia||{})['video']='data:video/mp4;base64,`);
  expect(body).not.toContain('<script src=');
});

it.each(['unheard-of', 'preview', '', '../meta'])('refuses the unknown network "%s"', async (network) => {
  const answer = await request(network);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'unacceptable']);
  expect(answer.json().error.message).toContain(`“${network}”, which is not a known network`);
});

it('refuses an ad that the network’s file cannot contain yet', async () => {
  const unfinished = { ...config, cta: { ...config.cta, storeUrl: '' } };
  const answer = await client.json('POST', previewAd.path(id, 'applovin'), { config: unfinished });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'unacceptable']);
  expect(answer.json().error.message).toContain('AppLovin');
});

it('needs the password and the session’s own files, like any preview', async () => {
  const path = previewAd.path(id, 'applovin');
  expect((await server.visitor().json('POST', path, { config })).statusCode).toBe(401);
  const other = await server.unlocked();
  const foreign = await other.json('POST', path, { config });
  expect([foreign.statusCode, foreign.json().error.code]).toEqual([422, 'unknown-asset']);
});

function request(network?: string) {
  return client.json('POST', previewAd.path(id, network), { config });
}
