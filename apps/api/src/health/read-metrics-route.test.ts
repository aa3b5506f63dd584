import { expect, it } from 'vitest';
import { keepBusy } from '../../test/processes/keep-busy.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { coverFile } from '../../test/upload-ad.ts';

it('counts requests by route and status, bytes and heavy work, in Prometheus’ format', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const cover = await coverFile();
  await client.upload('image', cover);
  await client.get('/api/ads/ad-12345678?secret=1');
  await client.get('/nowhere/at-all.txt');
  const { statusCode, headers, body } = await client.get('/api/metrics');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(body).toContain(
    'spinreel_request_duration_seconds_count{route="/api/ads/:id",method="GET",status="404"} 1',
  );
  expect(body).toContain(
    'spinreel_request_duration_seconds_count{route="unknown",method="GET",status="404"} 1',
  );
  expect(body).toMatch(/spinreel_job_duration_seconds_count\{name="\w+",outcome="done"\} 1/);
  const [, receivedBytes] = /spinreel_bytes_total\{direction="received"\} (\d+)\n/.exec(body) ?? [];
  const formBytes = Number(receivedBytes) - cover.bytes.byteLength;
  expect(formBytes).toBeGreaterThan(0);
  expect(formBytes).toBeLessThan(1000);
  expect(body).toContain('spinreel_jobs_running 0');
  expect(body).toContain('spinreel_builds{state="waiting"} 0');
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toMatch(/ad-12345678|nowhere|secret/);
});

it('counts refused requests', async () => {
  const server = await startTestServer({ settings: { workers: 1 } });
  const client = await server.unlocked();
  const calm = keepBusy(server);
  expect((await client.upload('image', await coverFile())).statusCode).toBe(503);
  expect((await client.get('/api/metrics')).body).toMatch(/\{name="\w+",outcome="refused"\} 1/);
  const health = await client.get('/api/health');
  expect([health.statusCode, health.json().data.checks.queue.ok]).toEqual([200, false]);
  await calm();
});

it.each([
  ['a program on this machine', {}, {}, 200],
  ['another machine', { remoteAddress: '192.168.1.7' }, {}, 404],
  ['somebody behind a proxy of this machine', {}, { 'x-forwarded-for': '203.0.113.9' }, 404],
])('without a token %s is answered', async (_who, from, headers, status) => {
  const { app } = await startTestServer({ settings: { host: '0.0.0.0' } });
  expect((await app.inject({ url: '/api/metrics', headers, ...from })).statusCode).toBe(status);
});

it('treats no client behind a trusted proxy as this machine', async () => {
  const { app } = await startTestServer({ settings: { trustProxy: true } });
  expect((await app.inject('/api/metrics')).statusCode).toBe(404);
});

// Requirement: operations.metrics
it('requires the token from any address if one is set', async () => {
  const { app } = await startTestServer({ settings: { host: '0.0.0.0', metricsToken: 'abc' } });
  const status = async (authorization?: string) =>
    (
      await app.inject({
        url: '/api/metrics',
        remoteAddress: '192.168.1.7',
        headers: authorization === undefined ? {} : { authorization },
      })
    ).statusCode;
  expect([await status('Bearer abc'), await status('Bearer abd'), await status()]).toEqual([200, 404, 404]);
  expect((await app.inject('/api/metrics')).statusCode).toBe(404);
});
