import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HealthResponse } from '@spinreel/api-contract/health';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Compile } from 'typebox/compile';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from '../../test/outside-services/start-postgres.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createLeases, workersLease } from '../jobs/queue/leases.ts';

it('answers ok without a password', async () => {
  const { app } = await startTestServer();
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, answer.json().data.status]).toEqual([200, 'ok']);
  expect(Compile(HealthResponse).Check(answer.json())).toBe(true);
});

it('is degraded without ffmpeg', async () => {
  const { app } = await startTestServer();
  vi.stubEnv('PATH', '/nonexistent');
  const answer = await app.inject('/api/health');
  vi.unstubAllEnvs();
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    status: 'degraded',
    checks: { ffmpeg: { ok: false, message: 'ffmpeg or ffprobe is not installed.' } },
  });
});

// Requirement: operations.health
it('has failed when nothing can be stored', async () => {
  const { app, dataDir } = await startTestServer();
  await rm(join(dataDir, 'tmp'), { recursive: true });
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, answer.json().data.status]).toEqual([503, 'failed']);
});

// Requirement: operations.health
it('is degraded on a nearly full disk, and reveals no path', async () => {
  const { app, dataDir } = await startTestServer({ settings: { minFreeBytes: Number.MAX_SAFE_INTEGER } });
  const answer = await app.inject('/api/health');
  expect(answer.json().data).toMatchObject({
    status: 'degraded',
    checks: { disk: { ok: false, message: messages.health.disk }, storage: { ok: true } },
  });
  expect(answer.body).not.toContain(dataDir);
});

it('has failed when the database does not answer', async () => {
  const { app, services } = await startTestServer();
  await services.database.destroy();
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, answer.json().data.checks.database]).toEqual([
    503,
    { ok: false, message: messages.health.database },
  ]);
});

// Requirement: operations.health
it('is degraded while no worker is connected, and ok with one', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const settings = {
    jobs: 'workers',
    databaseUrl: await postgres.createDatabase(),
    backups: { everyMs: 0, keep: 1 },
  } as const;
  const { app, services } = await startTestServer({ settings });
  const worker = createLeases(services.database, 'a worker');
  const health = async () => (await app.inject('/api/health')).json().data;
  const alone = { status: 'degraded', checks: { queue: { ok: false, message: messages.health.workers } } };
  expect(await health()).toMatchObject(alone);
  await worker.hold([workersLease], 2);
  expect(await health()).toMatchObject({ status: 'ok', checks: { queue: { ok: true } } });
  await worker.drop(workersLease);
  expect(await health()).toMatchObject(alone);
});
