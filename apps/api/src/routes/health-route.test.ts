import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HealthResponse } from '@spinreel/api-contract/health';
import { Compile } from 'typebox/compile';
import { expect, it, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

it('tells everybody that all is well', async () => {
  const { app } = await startTestServer();
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, answer.json().data.status]).toEqual([200, 'ok']);
  expect(Compile(HealthResponse).Check(answer.json())).toBe(true);
});

it('is degraded without ffmpeg, and says so', async () => {
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

it('has failed when nothing can be stored', async () => {
  const { app, dataDir } = await startTestServer();
  await rm(join(dataDir, 'tmp'), { recursive: true });
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, answer.json().data.status]).toEqual([503, 'failed']);
});
