import type { ChildProcess } from 'node:child_process';
import { checkPublishing } from '@spinreel/api-contract/publishing';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, vi } from 'vitest';
import { childPrograms } from './child-programs.ts';
import { listJobs } from '../ended-jobs.ts';
import { startPostgres } from '../outside-services/start-postgres.ts';
import { patient } from '../patient.ts';
import { startTestServer } from '../start-test-server.ts';
import { startWorkerProcess } from './start-worker-process.ts';
import { uploadAd } from '../upload-ad.ts';

const id = 'ad-12345678';

/** A play of a file on a worker. */
export interface Play {
  readonly worker: ChildProcess;
  /** The id of the process that checks the file, which has started a browser. */
  readonly player: number;
}

/** A server and two workers, which check whether an ad is ready to publish. */
export interface PublishingWorkers {
  /** Asks whether the ad is ready to publish for a product and a market. */
  request(compliance: AdConfig['compliance'], signal?: AbortSignal): Promise<Response>;
  /** Resolves to the play of the only active check, once its browser runs. */
  waitForPlay(): Promise<Play>;
  /** Lists the checks in a state, such as `completed`. */
  listChecks(state: string): Promise<object[]>;
  /** Ends everything. Return it from `beforeAll`. */
  readonly close: () => Promise<void>;
}

/** Starts a server with an ad, and two workers as operators start them. */
export async function startPublishingWorkers(): Promise<PublishingWorkers> {
  const atEnd: (() => Promise<void>)[] = [];
  const postgres = await startPostgres();
  atEnd.push(postgres.remove);
  const databaseUrl = await postgres.createDatabase();
  const cleanUp = (work: () => Promise<void>) => atEnd.unshift(work);
  const server = await startTestServer({ settings: { databaseUrl, jobs: 'workers' }, cleanUp });
  // They share a folder, because a bucket takes longer to start. many-processes.test.ts uses one.
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir, WORKERS: '1' };
  const workers = await Promise.all([
    startWorkerProcess({ env, cleanUp }),
    startWorkerProcess({ env, cleanUp }),
  ]);
  const client = await server.unlocked();
  const config = await uploadAd(client, id);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const listChecks = async (state: string) =>
    (await listJobs(databaseUrl, state)).filter(({ key }) => key?.startsWith('publishing:'));
  return {
    listChecks,
    request: (compliance, signal) =>
      fetch(`${address}${checkPublishing.path(id)}`, {
        method: 'POST',
        headers: { cookie: client.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ config: { ...config, compliance } }),
        ...(signal === undefined ? {} : { signal }),
      }),
    waitForPlay: () =>
      vi.waitFor(
        async () => {
          expect(await listChecks('active')).toHaveLength(1);
          const plays = await listPlays(workers);
          expect(plays).toHaveLength(1);
          return plays[0]!;
        },
        { ...patient, interval: 200 },
      ),
    close: async () => {
      for (const work of atEnd) await work();
    },
  };
}

/** Waits until a process and its browser have ended. */
export async function waitForEnd(pid: number): Promise<void> {
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { ...patient, interval: 100 });
}

async function listPlays(workers: readonly ChildProcess[]): Promise<Play[]> {
  const plays: Play[] = [];
  for (const worker of workers.filter(({ signalCode }) => signalCode === null)) {
    for (const { pid: player } of await childPrograms(worker.pid ?? 0)) {
      const programs = await childPrograms(player);
      if (programs.some(({ name }) => name.startsWith('chrom'))) plays.push({ worker, player });
    }
  }
  return plays;
}
