// Requirement: publishing.check, reliability.many-processes
import type { ChildProcess } from 'node:child_process';
import { checkPublishing, CheckPublishingResponse } from '@spinreel/api-contract/publishing';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { childPrograms } from '../../test/child-programs.ts';
import type { Client } from '../../test/create-client.ts';
import { listJobs } from '../../test/ended-jobs.ts';
import { startPostgres } from '../../test/outside-services/start-postgres.ts';
import { s3Credentials, startS3 } from '../../test/outside-services/start-s3.ts';
import { patient } from '../../test/patient.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startWorkerProcess } from '../../test/start-worker-process.ts';
import { uploadAd } from '../../test/upload-ad.ts';

const id = 'ad-12345678';
const atEnd: (() => Promise<void>)[] = [];
let address: string;
let client: Client;
let config: AdConfig;
let databaseUrl: string;
let workers: ChildProcess[];

beforeAll(async () => {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  atEnd.push(postgres.remove, s3.remove);
  databaseUrl = await postgres.createDatabase();
  const blobUrl = s3.blobUrl();
  const cleanUp = (work: () => Promise<void>) => atEnd.unshift(work);
  const server = await startTestServer({ settings: { databaseUrl, blobUrl, jobs: 'workers' }, cleanUp });
  const env = { ...s3Credentials, DATABASE_URL: databaseUrl, BLOB_URL: blobUrl, WORKERS: '1' };
  workers = await Promise.all([startWorkerProcess({ env, cleanUp }), startWorkerProcess({ env, cleanUp })]);
  client = await server.unlocked();
  config = await uploadAd(client, id);
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const work of atEnd) await work();
});

it('stops the play when the client leaves', { timeout: 600_000 }, async () => {
  const leaving = new AbortController();
  const answer = request({ product: 'sweepstakes', market: 'us' }, leaving.signal);
  answer.catch(() => undefined);
  const [{ player }] = await waitForPlay();
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await waitForEnd(player);
  expect(await listPublishingJobs('cancelled')).toHaveLength(1);
});

it('is continued by another worker when one is killed', { timeout: 600_000 }, async () => {
  const answer = request({ product: 'social-casino', market: 'us' });
  answer.catch(() => undefined);
  const [{ worker, player }] = await waitForPlay();
  worker.kill('SIGKILL');
  await waitForEnd(player);
  const body: unknown = await (await answer).json();
  expect(Compile(CheckPublishingResponse).Errors(body)).toEqual([]);
  expect(body).toMatchObject({ data: { compliance: { product: 'social-casino', market: 'us' } } });
  expect(await listPublishingJobs('completed')).toHaveLength(1);
  expect(await listPublishingJobs('failed')).toEqual([]);

  const again = await request({ product: 'social-casino', market: 'us' });
  expect(await again.json()).toEqual(body);
  expect(await listPublishingJobs('completed')).toHaveLength(1);
});

function request(compliance: AdConfig['compliance'], signal?: AbortSignal): Promise<Response> {
  return fetch(`${address}${checkPublishing.path(id)}`, {
    method: 'POST',
    headers: { cookie: client.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ config: { ...config, compliance } }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Resolves to the worker whose check process plays the file in its browser. */
async function waitForPlay(): Promise<[{ worker: ChildProcess; player: number }]> {
  return await vi.waitFor(
    async () => {
      expect(await listPublishingJobs('active')).toHaveLength(1);
      const plays: { worker: ChildProcess; player: number }[] = [];
      for (const worker of workers.filter(({ signalCode }) => signalCode === null)) {
        for (const { pid: player } of await childPrograms(worker.pid ?? 0)) {
          const programs = await childPrograms(player);
          if (programs.some(({ name }) => name.startsWith('chrom'))) plays.push({ worker, player });
        }
      }
      expect(plays).toHaveLength(1);
      return plays as [(typeof plays)[number]];
    },
    { ...patient, interval: 200 },
  );
}

/** Waits until a process and its browser have ended. */
async function waitForEnd(pid: number): Promise<void> {
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { ...patient, interval: 100 });
}

async function listPublishingJobs(state: string): Promise<object[]> {
  return (await listJobs(databaseUrl, state)).filter(({ key }) => key?.startsWith('publishing:'));
}
