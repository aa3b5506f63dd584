// Requirement: reliability.many-processes
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  listBuilds,
  type ListBuildsResponse,
  startBuilds,
  type StartBuildsResponse,
} from '@spinreel/api-contract/builds';
import { type Progress, watchProgress } from '@spinreel/api-contract/progress';
import { makeMovVideo } from '@spinreel/fixtures/odd/odd-videos';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EndedJob, isBeside, listJobs } from '../test/ended-jobs.ts';
import { type PostgresServer, startPostgres } from '../test/outside-services/start-postgres.ts';
import { type S3Server, s3Credentials, startS3 } from '../test/outside-services/start-s3.ts';
import { patient } from '../test/patient.ts';
import { sendAnywhere } from '../test/processes/send-anywhere.ts';
import { type ServerProcess, startServerProcess } from '../test/processes/start-server-process.ts';
import { testPassword } from '../test/start-test-server.ts';
import { startWorkerProcess } from '../test/processes/start-worker-process.ts';
import { coverFile } from '../test/upload-ad.ts';
import { computeSha256 } from './storage/sha256.ts';

const atEnd: (() => Promise<void>)[] = [];
let postgres: PostgresServer;
let s3: S3Server;
let env: Record<string, string>;
let servers: ServerProcess[];
let workers: ChildProcess[];
/** One session, for all servers. */
let cookie: string;

beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  env = {
    ...s3Credentials,
    DATABASE_URL: await postgres.createDatabase(),
    BLOB_URL: s3.blobUrl(),
    JOBS: 'workers',
    WORKERS: '1',
  };
  const server = () => startServerProcess({ env, cleanUp: (work) => atEnd.push(work) });
  servers = await Promise.all([server(), server()]);
  const worker = () => startWorkerProcess({ env, cleanUp: (work) => atEnd.push(work) });
  workers = await Promise.all([worker(), worker()]);
  const entered = await fetch(`${servers[0]?.address}/api/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: testPassword }),
  });
  cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  await Promise.all(atEnd.map((work) => work()));
  await Promise.all([postgres.remove(), s3.remove()]);
});

it('workers check files, and every server has the result', async () => {
  const game = '<!doctype html><body><button onclick="FbPlayableAd.onCTAClick()">Play</button></body>';
  const form = new FormData();
  form.append('networks', 'moloco');
  form.append('file', new Blob([game]), 'game.html');
  const checked = await call(0, '/api/checks', { method: 'POST', body: form });
  expect(checked.status).toBe(200);
  const { data } = (await checked.json()) as { data: { id: string; verdicts: unknown[] } };
  expect(data.verdicts).toMatchObject([{ network: 'moloco', isPlayed: false }]);
  const read = (await (await call(1, `/api/checks/${data.id}`)).json()) as { data: object };
  expect(read.data).toEqual(data);
  expect((await jobs('completed')).length).toBeGreaterThan(0);
});

it('two servers and two workers work together, and lose nothing when any of them is killed', async () => {
  const assets = await uploaded();
  const ads = ['ad-aaaaaaaa', 'ad-bbbbbbbb', 'ad-cccccccc'].map((id, index) => ({
    id,
    name: 'Version 1',
    assets,
    pausePointCount: 1,
    // Each ad needs its own encode.
    pausePoints: [{ id: 'pause-1', timestamp: 0.5 + index / 10 }],
    cta: { label: 'Spin!', storeUrl: 'https://apps.apple.com/app/id0000000000' },
  }));
  for (const [index, ad] of ads.entries()) {
    expect((await json(index, 'POST', '/api/ads', ad)).status).toBe(200);
  }

  // The progress of work on one server can be watched on another.
  const watched = watch(1, 'work-12345678');
  const exported = await json(
    0,
    'POST',
    `/api/export/ad-aaaaaaaa/generate`,
    { config: ads[0] },
    'work-12345678',
  );
  expect(exported.status).toBe(200);
  const stages = (await watched).map(({ stage }) => stage);
  expect(stages).toEqual(expect.arrayContaining(['encoding', 'packing', 'done']));
  await isDownloaded(1, exported);

  // A worker and a server are killed while ads are saved and exported.
  const enough = new AbortController();
  let saved = 1;
  const saving = (async () => {
    while (!enough.signal.aborted) {
      const name = `Version ${saved + 1}`;
      const answer = await json(saved, 'PUT', '/api/ads/ad-bbbbbbbb', { ...ads[1], name }).catch(() => null);
      if (answer?.status === 200) saved += 1;
      else await pause(100);
    }
  })();
  const exports = ads.slice(1).map((ad, index) => exportAnywhere(index, ad));
  await vi.waitFor(async () => expect(await jobs('active')).toHaveLength(2), {
    ...patient,
    interval: 50,
  });
  workers[0]?.kill('SIGKILL');
  await pause(1000);
  servers[0]?.child.kill('SIGKILL');
  for (const answer of await Promise.all(exports)) await isDownloaded(1, answer);
  enough.abort();
  await saving;

  const { data } = (await (await call(1, '/api/ads/ad-bbbbbbbb')).json()) as { data: { version: number } };
  // An ad saved just before the kill may not have been acknowledged.
  expect([saved, saved + 1]).toContain(data.version);
  expect(data).toMatchObject({ config: { name: expect.stringMatching(/^Version \d+$/) } });
  // Each job has ended once. A later request starts a new job, so jobs with the same key must not overlap.
  const done = await jobs('completed');
  expect(done.filter((job) => done.some((other) => isBeside(job, other)))).toEqual([]);
  expect(done.map(({ key }) => key?.split(':')[0])).toEqual(
    expect.arrayContaining(['image', 'mezzanine', 'final']),
  );
  expect(await jobs('failed')).toEqual([]);
}, 600_000);

it('works again after the database was unreachable', async () => {
  await postgres.stop();
  const away = await call(1, '/api/ads/ad-bbbbbbbb');
  expect([away.status, Number(away.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await call(1, '/api/health')).status).toBe(503);
  await postgres.start();
  await vi.waitFor(async () => expect((await call(1, '/api/ads/ad-bbbbbbbb')).status).toBe(200), patient);
  const config = (await (await call(1, '/api/ads/ad-bbbbbbbb')).json()) as { data: { config: object } };
  await isDownloaded(1, await exportAnywhere(1, config.data.config));
});

// Requirement: reliability.object-storage
it('reports that files cannot be stored when the bucket refuses', async () => {
  s3.failWith(() => 403);
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from((await coverFile()).bytes)]), 'cover.jpg');
  const refused = await call(1, '/api/upload/image', { method: 'POST', body: form });
  expect(refused.status).toBe(503);
  expect(JSON.stringify(await refused.json())).not.toMatch(/bucket|403|spinreel\//);
  s3.failWith(() => null);
});

// Requirement: export.builds-survive
it('servers share the builds of an ad, and those of a killed server continue on another', async () => {
  const doomed = await startServerProcess({ env, cleanUp: (work) => atEnd.push(work) });
  servers[0] = doomed;
  const id = 'ad-dddddddd';
  const config = {
    ...{ id, name: 'Built', assets: await uploaded(), pausePointCount: 1 },
    pausePoints: [{ id: 'pause-1', timestamp: 0.8 }],
    cta: { label: 'Spin!', storeUrl: 'https://apps.apple.com/app/id0000000000' },
  };
  const networks = ['meta', 'moloco', 'google', 'unity'];
  const started = await json(0, 'POST', startBuilds.path(id), { config, networks });
  const wanted = ((await started.json()) as StartBuildsResponse).data.builds.map((build) => build.id);
  doomed.child.kill('SIGKILL');
  const builds = await vi.waitFor(async () => {
    const answer = (await (await call(1, listBuilds.path(id))).json()) as ListBuildsResponse;
    expect(answer.data.builds.map(({ state }) => state)).toEqual(networks.map(() => 'ready'));
    return answer.data.builds;
  }, patient);
  expect(builds.map((build) => build.id)).toEqual(wanted);
  for (const { result } of builds) {
    const file = await call(1, result?.downloadUrl ?? '');
    expect(computeSha256(new Uint8Array(await file.arrayBuffer()))).toBe(result?.checksum);
  }
});

async function uploaded(): Promise<object> {
  const upload = async (which: number, kind: string, name: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.append(kind, new Blob([Uint8Array.from(bytes)]), name);
    const path = `/api/upload/${kind}`;
    const answer = await sendAnywhere(which, (server) => call(server, path, { method: 'POST', body: form }));
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { fileSystemPath: string } };
    return { filePath: data.fileSystemPath };
  };
  return {
    coverImage: await upload(0, 'image', 'cover.jpg', (await coverFile()).bytes),
    gameplayVideo: await upload(1, 'video', 'clip.mov', await readFile(await makeMovVideo())),
  };
}

function exportAnywhere(first: number, config: object): Promise<Response> {
  const { id } = config as { id: string };
  return sendAnywhere(first, (server) => json(server, 'POST', `/api/export/${id}/generate`, { config }));
}

async function isDownloaded(which: number, answer: Response): Promise<void> {
  const body = (await answer.json()) as { data: { downloadUrl: string; checksum: string } };
  expect(body).toMatchObject({ success: true });
  const file = await call(which, body.data.downloadUrl);
  expect(computeSha256(new Uint8Array(await file.arrayBuffer()))).toBe(body.data.checksum);
}

async function watch(which: number, id: string): Promise<Progress[]> {
  const text = await (await call(which, watchProgress.path(id))).text();
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as Progress);
}

function json(
  which: number,
  method: string,
  path: string,
  body: object,
  progressId?: string,
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(progressId === undefined ? {} : { [watchProgress.progressHeader]: progressId }),
  };
  return call(which, path, { method, headers, body: JSON.stringify(body) });
}

function call(which: number, path: string, init: RequestInit = {}): Promise<Response> {
  const server = servers[which % servers.length];
  return fetch(`${server?.address}${path}`, {
    ...init,
    headers: {
      ...(init.headers as Record<string, string> | undefined),
      cookie,
      'sec-fetch-site': 'same-origin',
    },
  });
}

function jobs(state: string): Promise<EndedJob[]> {
  return listJobs(env['DATABASE_URL'] ?? '', state);
}
