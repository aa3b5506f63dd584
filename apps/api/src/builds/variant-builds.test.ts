import {
  type Build,
  cancelBuilds,
  listBuilds,
  type ListBuildsResponse,
  pauseBuilds,
  resumeBuilds,
  startBuilds,
  type StartBuildsRequest,
} from '@spinreel/api-contract/builds';
import { estimateSizes, exportAd } from '@spinreel/api-contract/exports';
import { previewAd } from '@spinreel/api-contract/previews';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { removeVariants, resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import JSZip from 'jszip';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { listFileBlobs } from '../../test/list-file-blobs.ts';
import { patient } from '../../test/patient.ts';
import { startServerWithAd } from '../../test/start-server-with-ad.ts';
import type { TestServer } from '../../test/start-test-server.ts';

vi.setConfig({ testTimeout: 900_000 });
let server: TestServer;
let client: Client;
let base: AdConfig;
let ad: AdConfig;
let count = 0;
let adId: string;

beforeAll(async () => {
  const started = await startServerWithAd('ad-12345678');
  ({ server, client, config: base } = started);
  return started.close;
});

beforeEach(() => {
  count += 1;
  adId = `ad-variants-${count}`;
  ad = {
    ...base,
    id: adId,
    cta: { ...base.cta, label: `Spin ${count}` },
    languages: ['de'],
    variants: [
      { id: 'play', name: 'Play', overrides: { 'cta.label': `Play ${count}` } },
      { id: 'win', name: 'Win big', overrides: { 'cta.label': `Win ${count}` } },
    ],
    translations: {
      de: { 'cta.label': { [`Play ${count}`]: { text: `Spiele ${count}`, isConfirmed: true } } },
    },
  };
});

afterEach(() => vi.restoreAllMocks());

// Requirement: export.variant-builds
it('builds every variant in every language, from what each contains, and encodes the video once', async () => {
  const started = await start({ variantIds: [null, 'play', 'win'], languages: ['en', 'de'], networks });
  expect(started.map(({ variantId, language, network }) => [variantId, language, network])).toEqual(
    [null, 'play', 'win'].flatMap((variantId) =>
      ['en', 'de'].flatMap((language) => networks.map((network) => [variantId, language, network])),
    ),
  );
  const { builds, contents } = await waitForEnd();
  expect(builds.map(({ id, state }) => [id, state])).toEqual(started.map(({ id }) => [id, 'ready']));
  for (const { variantId, language, network, content, result } of builds) {
    const resolved = resolveVariant(ad, { variantId, language: language as 'de' });
    expect(contents[content]).toEqual(resolved);
    const exported = await client.json('POST', exportAd.path(adId, network), { config: resolved });
    if (network === 'moloco') expect(result?.checksum).toBe(exported.json().data.checksum);
  }
  const blobs = await Promise.all(
    builds.filter(({ network }) => network === 'moloco').map(({ id }) => listFileBlobs(server.services, id)),
  );
  const [first = [], ...others] = blobs;
  // All but the text of the page is shared.
  for (const other of others) expect(other.filter((sha256) => !first.includes(sha256))).toHaveLength(1);
});

// Requirement: export.variant-builds
it('gives the files of variants different names, also inside of files that carry theirs', async () => {
  await start({ variantIds: [null, 'play', 'win'], languages: ['de'], networks: ['mintegral'] });
  const { builds } = await waitForEnd();
  const names = await Promise.all(
    builds.map(async ({ result }) => {
      const file = await client.get(result?.downloadUrl ?? '');
      return [result?.fileName, ...Object.keys((await JSZip.loadAsync(file.rawPayload)).files)];
    }),
  );
  expect(names.map(([fileName]) => fileName)).toEqual([
    'lucky_reels_base_de_mintegral.zip',
    'lucky_reels_play_de_mintegral.zip',
    'lucky_reels_win_big_de_mintegral.zip',
  ]);
  for (const [fileName, ...paths] of names)
    expect(paths.some((path) => path?.endsWith(`${fileName?.replace('.zip', '.html')}`))).toBe(true);
});

it('builds the base in its own language if a call names no variants or languages', async () => {
  const [build] = await start({ networks: ['moloco'] });
  expect(build).toMatchObject({ variantId: null, language: 'en' });
  const { contents } = await waitForEnd();
  expect(contents[build?.content ?? '']).toEqual(removeVariants(ad));
});

// Requirement: export.unchanged-files
it('returns the finished file of an unchanged variant, unless it is to be made again', async () => {
  const selection = { variantIds: [null, 'play'], networks: ['moloco'] };
  const first = await start(selection);
  await waitForEnd();
  const [variant, other] = ad.variants ?? [];
  ad = { ...ad, variants: [variant!, { ...other!, overrides: { 'cta.label': 'Other' } }] };
  const second = await start({ ...selection, variantIds: [null, 'play', 'win'] });
  expect(second.map(({ state }) => state)).toEqual(['ready', 'ready', 'waiting']);
  expect(second.slice(0, 2).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  const [again] = await start({ ...selection, variantIds: ['play'], rebuild: true });
  expect(again?.id).not.toBe(first[1]?.id);
  const { builds } = await waitForEnd();
  const checksums = [...second, ...builds].map(({ id, variantId, result }) => [
    id,
    variantId,
    result?.checksum,
  ]);
  const [, , known] = checksums.find(([id]) => id === first[1]?.id) ?? [];
  expect(checksums).toContainEqual([again?.id, 'play', known]);
});

it('makes a file again whose bytes were lost', async () => {
  const [first] = await start({ networks: ['moloco'] });
  await waitForEnd();
  const [blob = ''] = await listFileBlobs(server.services, first?.id ?? '');
  await server.services.blobs.remove(blob);
  const [second] = await start({ networks: ['moloco'] });
  expect(second?.id).not.toBe(first?.id);
  await waitForEnd();
});

it('refuses variants and languages that the ad does not have, and names them', async () => {
  const refusal = async (selection: Partial<StartBuildsRequest>) => {
    const body = { config: ad, networks: ['meta'], ...selection };
    const answer = await client.json('POST', startBuilds.path(adId), body);
    return [answer.statusCode, answer.json().error.code, answer.json().error.message];
  };
  expect(await refusal({ variantIds: [null, 'gone'] })).toEqual([
    ...[422, 'unacceptable'],
    describeProblem({ code: 'build-unknown-variant', params: { variant: 'gone' } }),
  ]);
  expect(await refusal({ languages: ['en', 'fr'] })).toEqual([
    ...[422, 'unacceptable'],
    describeProblem({ code: 'build-unknown-language', params: { language: 'fr' } }),
  ]);
  expect((await refusal({ variantIds: [] }))[0]).toBe(400);
  const foreign = { id: 'x', overrides: { 'assets.coverImage': { filePath: 'asset:unknown-1' } } };
  expect((await refusal({ config: { ...ad, variants: [foreign] } }))[1]).toBe('unknown-asset');
  expect((await client.get(listBuilds.path(adId))).json().data.builds).toEqual([]);
});

it('ignores variants in exports, previews and estimates', async () => {
  await client.json('POST', '/api/ads', ad);
  const plain = removeVariants(ad);
  const answers = async (config: AdConfig) => {
    const exported = (await client.json('POST', exportAd.path(adId, 'meta'), { config })).json().data;
    const preview = await client.json('POST', previewAd.path(adId), { config });
    const sizes = (await client.json('POST', estimateSizes.path(adId), { config })).json().data;
    const { database } = server.services;
    const row = await database
      .selectFrom('artifact')
      .select('ad_version')
      .where('id', '=', exported.id)
      .executeTakeFirst();
    return [exported.checksum, preview.body, sizes, row?.ad_version];
  };
  const expected = await answers(plain);
  expect(await answers(ad)).toEqual(expected);
  expect(expected.at(-1)).toBe(1);
});

// Requirement: export.pause
it('pauses all that waits, finishes what runs, and continues after it is resumed', async () => {
  const release = holdJobs();
  const started = await start({ variantIds: [null, 'play', 'win'], languages: ['en', 'de'], networks });
  await vi.waitFor(async () => expect(await states()).toContain('running'), patient);
  const paused: Build[] = (await client.json('POST', pauseBuilds.path(adId), {})).json().data.builds;
  expect(new Set(paused.map(({ state }) => state))).toEqual(new Set(['paused']));
  release();
  await vi.waitFor(async () => expect(await states()).toEqual(new Set(['paused', 'ready'])), patient);
  const stranger = await server.unlocked();
  expect((await stranger.json('POST', resumeBuilds.path(adId), {})).json().data.builds).toEqual([]);
  const [one, two] = paused;
  const resumed = await client.json('POST', resumeBuilds.path(adId), { builds: [one?.id] });
  expect(resumed.json().data.builds.map(({ id }: Build) => id)).toEqual([one?.id]);
  const canceled = await client.json('POST', cancelBuilds.path(adId), { builds: [two?.id] });
  expect(canceled.json().data.builds.map(({ state }: Build) => state)).toEqual(['canceled']);
  await client.json('POST', resumeBuilds.path(adId), {});
  const { builds } = await waitForEnd();
  expect(builds.map(({ id, state }) => [id, state])).toEqual(
    started.map(({ id }) => [id, id === two?.id ? 'canceled' : 'ready']),
  );
});

it('cancels all unfinished builds of the session, also paused ones', async () => {
  const release = holdJobs();
  await start({ variantIds: [null, 'play', 'win'], networks });
  await client.json('POST', pauseBuilds.path(adId), {});
  const stranger = await server.unlocked();
  expect((await stranger.json('POST', cancelBuilds.path(adId), {})).json().data.builds).toEqual([]);
  const canceled: Build[] = (await client.json('POST', cancelBuilds.path(adId), {})).json().data.builds;
  expect(canceled).toHaveLength(3 * networks.length);
  expect(await states()).toEqual(new Set(['canceled']));
  release();
});

const networks = ['meta', 'moloco'];

async function start(selection: Partial<StartBuildsRequest>): Promise<Build[]> {
  const answer = await client.json('POST', startBuilds.path(adId), { config: ad, ...selection });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().data.builds;
}

async function states(): Promise<Set<Build['state']>> {
  const { builds } = (await client.get(listBuilds.path(adId))).json().data;
  return new Set(builds.map(({ state }: Build) => state));
}

async function waitForEnd(): Promise<ListBuildsResponse['data']> {
  return await vi.waitFor(
    async () => {
      const { data } = (await client.get(listBuilds.path(adId))).json<ListBuildsResponse>();
      expect(data.builds.filter(({ state }) => ['waiting', 'running'].includes(state))).toEqual([]);
      return data;
    },
    { timeout: 600_000, interval: 200 },
  );
}

/** Lets jobs start only when the returned function is called. */
function holdJobs(): () => void {
  const run = server.services.jobs.run;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(server.services.jobs, 'run').mockImplementation(async (request) => {
    await promise;
    return await run(request);
  });
  return resolve;
}
