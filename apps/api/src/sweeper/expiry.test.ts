import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import { timings } from '@spinreel/config-schema/limits/timings';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { computeSha256 } from '../storage/sha256.ts';
import { sweep } from './sweep.ts';

const hourMs = 60 * 60 * 1000;
/** More than the buffers between a server and a client that does not read can hold. */
const fileBytes = 32 * 1024 * 1024;

// Requirement: reliability.expiry
it('completes a running download although its file is swept meanwhile', async () => {
  const { server, client, clock, path, bytes } = await setup();
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const asked = get(`${origin}${path}`, { headers: { cookie: client.cookie } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  clock.nowMs += timings.exportTtlMs;
  await sweep(server.services);
  expect(await server.services.blobs.sizeBytes(computeSha256(bytes))).toBeNull();
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  expect((await client.get(path)).statusCode).toBe(410);
});

// Requirement: reliability.expiry
it('expires nothing early when the clock is set back by an hour', async () => {
  const { server, client, clock, path } = await setup();
  await client.json('POST', '/api/ads', { id: 'ad-12345678' });
  clock.nowMs -= hourMs;
  await sweep(server.services);
  expect((await client.get(path)).statusCode).toBe(200);
  expect((await client.get('/api/ads/ad-12345678')).statusCode).toBe(200);
  clock.nowMs += timings.exportTtlMs + hourMs - 1000;
  await sweep(server.services);
  expect((await client.get(path, { range: 'bytes=0-0' })).statusCode).toBe(206);
});

/** Creates a finished file so old that only its row protects it from the sweeper. */
async function setup() {
  const clock = { nowMs: Date.parse('2026-11-22T12:00:00Z') };
  const server = await startTestServer({ now: () => clock.nowMs });
  const client = await server.unlocked();
  const bytes = randomBytes(fileBytes);
  const sha256 = await server.services.blobs.storeBytes(bytes);
  await utimes((await server.services.blobs.localFile(sha256)) ?? '', new Date(0), new Date(0));
  const row = { id: 'the-download', ad_id: 'ad-12345678', network: 'meta', sha256, size_bytes: fileBytes };
  const times = {
    generated_at: new Date(clock.nowMs).toISOString(),
    expires_at: new Date(clock.nowMs + timings.exportTtlMs).toISOString(),
  };
  await server.services.database
    .insertInto('artifact')
    .values({
      ...row,
      ...times,
      mime_type: 'application/zip',
      file_name: 'ad.zip',
      session_id: '',
      ad_version: null,
      verdict: null,
    })
    .execute();
  return { server, client, clock, bytes, path: '/api/downloads/the-download' };
}
