import {
  type Build,
  cancelBuilds,
  listBuilds,
  ListBuildsResponse,
  startBuilds,
  StartBuildsResponse,
  watchBuilds,
} from '@spinreel/api-contract/builds';
import { exportAd } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { patient } from '../../test/patient.ts';
import { startServerWithAd } from '../../test/start-server-with-ad.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';
import { computeSha256 } from '../storage/sha256.ts';

const id = 'ad-12345678';
let server: TestServer;
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  const started = await startServerWithAd(id);
  ({ server, client, config } = started);
  return started.close;
});

// Requirement: export.builds
it('builds the files of an ad for several networks after the call has returned', async () => {
  const answer = await client.json('POST', startBuilds.path(id), {
    config,
    networks: ['meta', 'moloco', 'unity'],
  });
  expect(answer.statusCode).toBe(200);
  expect(Compile(StartBuildsResponse).Check(answer.json())).toBe(true);
  const started: Build[] = answer.json().data.builds;
  expect(started.map(({ network, result }) => [network, result])).toEqual([
    ['meta', null],
    ['moloco', null],
    ['unity', null],
  ]);
  const builds = await waitForEnd();
  expect(builds.map((build) => [build.id, build.state])).toEqual(started.map((one) => [one.id, 'ready']));
  for (const { id: buildId, network, result } of builds) {
    const exported = (await client.json('POST', exportAd.path(id, network), { config })).json().data;
    expect({ ...result, generatedAt: '', expiresAt: '' }).toEqual({
      ...exported,
      ...{ id: buildId, downloadUrl: `/api/downloads/${buildId}`, generatedAt: '', expiresAt: '' },
    });
    const file = await client.get(result?.downloadUrl ?? '');
    expect(computeSha256(file.rawPayload)).toBe(exported.checksum);
  }
});

it('lists the newest build of each network with the content it was made from', async () => {
  const earlier = await start(['meta']);
  await waitForEnd();
  const renamed = { ...config, name: 'Renamed', networks: ['meta'] };
  const later = await start(['meta'], renamed);
  const sameContent = await start(['google'], { ...renamed, networks: ['google'] });
  await waitForEnd();
  const answer = (await client.get(listBuilds.path(id))).json();
  expect(Compile(ListBuildsResponse).Check(answer)).toBe(true);
  const { builds, contents } = answer.data;
  expect(builds.filter(({ network }: Build) => network === 'meta')).toHaveLength(1);
  expect(builds).toContainEqual(expect.objectContaining({ id: later[0]?.id, state: 'ready' }));
  expect(later[0]?.content).not.toBe(earlier[0]?.content);
  expect(sameContent[0]?.content).toBe(later[0]?.content);
  expect(contents[later[0]?.content ?? ''].name).toBe('Renamed');
});

it('reports why a file cannot be made, and makes the others', async () => {
  const withoutUrl = { ...config, cta: { ...config.cta, storeUrl: '' } };
  await start(['moloco', 'google'], { ...withoutUrl, pausePoints: [] });
  const builds = await waitForEnd();
  const params = { required: 1, current: 0 };
  for (const network of ['moloco', 'google'])
    expect(builds).toContainEqual(
      expect.objectContaining({
        ...{ network, state: 'failed', result: null },
        error: expect.objectContaining({
          code: 'unacceptable',
          message: describeProblem({ code: 'pause-point-count', params }),
        }),
      }),
    );
});

it('refuses unknown networks, invalid ads, unknown uploads and visitors', async () => {
  const send = (body: object) => client.json('POST', startBuilds.path(id), body);
  expect((await send({ config, networks: ['nowhere'] })).statusCode).toBe(404);
  expect((await send({ config, networks: ['preview'] })).statusCode).toBe(404);
  expect((await send({ config, networks: [] })).statusCode).toBe(400);
  expect((await send({ config: { wrong: true }, networks: ['meta'] })).json().error.code).toBe('invalid-ad');
  const foreign = { ...config, assets: { ...config.assets, coverImage: { filePath: 'asset:unknown-1' } } };
  expect((await send({ config: foreign, networks: ['meta'] })).json().error.code).toBe('unknown-asset');
  const visitor = server.visitor();
  for (const path of [listBuilds.path(id), watchBuilds.path(id)])
    expect((await visitor.get(path)).statusCode).toBe(401);
  expect((await visitor.json('POST', startBuilds.path(id), { config, networks: ['meta'] })).statusCode).toBe(
    401,
  );
});

// Requirement: export.cancel
it('cancels what waits or runs, and stops its work', async () => {
  const jobs = holdJobs(server);
  const canceled = withNewMedia('Canceled');
  const builds = await start(['meta', 'moloco', 'google'], canceled);
  // Equal requests join the builds that are under way.
  const again = await start(['meta', 'moloco'], canceled);
  expect(again.map((build) => build.id)).toEqual(builds.slice(0, 2).map((build) => build.id));
  await vi.waitFor(() => expect(jobs.signals.length).toBeGreaterThan(0), patient);
  const answer = await client.json('POST', cancelBuilds.path(id), { builds: builds.map((one) => one.id) });
  expect(answer.json().data.builds.map(({ state }: Build) => state)).toEqual(Array(3).fill('canceled'));
  await vi.waitFor(() => expect(jobs.signals.map((signal) => signal?.aborted)).not.toContain(false), patient);
  jobs.release();
  const repeated = await client.json('POST', cancelBuilds.path(id), { builds: [builds[0]?.id] });
  expect(repeated.json().data.builds).toEqual([expect.objectContaining({ state: 'canceled' })]);
  const other = await client.json('POST', cancelBuilds.path('ad-87654321'), { builds: [builds[0]?.id] });
  expect(other.json().data.builds).toEqual([]);
});

it('continues when the database can be written again', async () => {
  const { builds } = server.services;
  const full = Object.assign(new Error('The disk is full'), { code: 'SQLITE_FULL' });
  const [starting, finishing, failing] = [
    vi.spyOn(builds, 'start').mockRejectedValueOnce(full),
    vi.spyOn(builds, 'finish').mockRejectedValueOnce(full),
    vi.spyOn(builds, 'fail').mockRejectedValueOnce(full),
  ];
  const [made] = await start(['moloco'], { ...config, name: 'On a full disk' });
  const [refused] = await start(['google'], { ...config, pausePoints: [] });
  const ended = await waitForEnd();
  expect(ended).toContainEqual(expect.objectContaining({ id: made?.id, state: 'ready' }));
  expect(ended).toContainEqual(expect.objectContaining({ id: refused?.id, state: 'failed' }));
  expect(finishing).toHaveBeenCalledTimes(2);
  expect(failing).toHaveBeenCalledTimes(2);
  for (const spy of [starting, finishing, failing]) spy.mockRestore();
});

it('sends each change of a build to those who watch', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${address}${watchBuilds.path(id)}`, {
    headers: { cookie: client.cookie },
    signal: leaving.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const states: string[] = [];
  const [started] = await start(['unity'], { ...config, name: 'Watched' });
  const text = response.body?.pipeThrough(new TextDecoderStream());
  let unread = '';
  for await (const chunk of text ?? []) {
    unread += chunk;
    const events = unread.split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events.filter((one) => one.startsWith('data: '))) {
      const build: Build = JSON.parse(event.slice('data: '.length));
      if (build.id === started?.id) states.push(build.state);
    }
    if (states.includes('ready')) break;
  }
  expect(states.at(-1)).toBe('ready');
});

// Requirement: export.builds-survive
it('continues after the server was closed, and after it has died', async () => {
  const first = await startTestServer();
  const ownClient = await first.unlocked();
  const ad = await uploadAd(ownClient, id);
  const jobs = holdJobs(first);
  const networks = ['meta', 'moloco', 'google', 'unity', 'applovin', 'vungle'];
  const answer = await ownClient.json('POST', startBuilds.path(id), { config: ad, networks });
  await vi.waitFor(() => expect(jobs.signals.length).toBeGreaterThan(0), patient);
  await first.close();
  const second = await startTestServer({ dataDir: first.dataDir, settings: { workers: 0 } });
  // A process that has died leaves its name with the build.
  const { database } = second.services;
  await database.updateTable('build').set({ state: 'running', runner: 'a process that has died' }).execute();
  await second.close();

  const third = await startTestServer({ dataDir: first.dataDir });
  const again = third.visitor();
  again.cookie = ownClient.cookie;
  const builds = await waitForEnd(again);
  expect(builds.map((build) => [build.id, build.state])).toEqual(
    answer.json().data.builds.map((build: Build) => [build.id, 'ready']),
  );
});

async function start(networks: string[], ad: AdConfig = config): Promise<Build[]> {
  const answer = await client.json('POST', startBuilds.path(id), { config: ad, networks });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.builds;
}

/** Waits until no build of the ad waits or runs. */
/** Returns the ad with another crop, whose media no build has made. */
function withNewMedia(name: string): AdConfig {
  const { gameplayVideo } = config.assets ?? {};
  const cropped = gameplayVideo && { ...gameplayVideo, zoom: 1.3 };
  return { ...config, name, assets: { ...config.assets, ...(cropped && { gameplayVideo: cropped }) } };
}

async function waitForEnd(reader: Client = client): Promise<Build[]> {
  return await vi.waitFor(async () => {
    const { builds } = (await reader.get(listBuilds.path(id))).json().data;
    const states = builds.map(({ state }: Build) => state);
    expect(states).not.toContain('waiting');
    expect(states).not.toContain('running');
    return builds as Build[];
  }, patient);
}

/** Keeps all jobs of a server from ending. */
function holdJobs({ services }: TestServer) {
  const signals: (AbortSignal | undefined)[] = [];
  const spy = vi.spyOn(services.jobs, 'run').mockImplementation(({ signal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('The work was aborted')));
    });
  });
  return { signals, release: () => spy.mockRestore() };
}
