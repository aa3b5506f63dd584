import { defaults } from '@spinreel/config-schema/ad/defaults';
import { checkAd, CheckAdResponse, type NetworkVerdict } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { networks } from '@spinreel/exporters/networks/index';
import { requestLimits } from '@spinreel/config-schema/limits/limits';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { listFileBlobs } from '../../../test/list-file-blobs.ts';
import { startServerWithAd } from '../../../test/start-server-with-ad.ts';
import type { TestServer } from '../../../test/start-test-server.ts';

const id = 'ad-12345678';
let server: TestServer;
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  const started = await startServerWithAd(id);
  ({ server, client, config } = started);
  return started.close;
});

// Requirement: export.whole-checked
it('checks the same files that are exported afterwards, without making them again', async () => {
  const [meta, moloco] = await requestVerdicts(config);
  for (const [verdict, call] of [
    [meta, 'generate'],
    [moloco, 'generate-moloco'],
  ] as const) {
    expect(verdict).toMatchObject({ passed: true, problem: null });
    const jobs = vi.spyOn(server.services.jobs, 'run');
    const exported = (await client.json('POST', `/api/export/${id}/${call}`, { config })).json().data;
    expect(jobs).not.toHaveBeenCalled();
    jobs.mockRestore();
    expect(exported).toMatchObject({
      checksum: verdict?.sha256,
      fileSize: verdict?.fileSize,
      bytesByAsset: verdict?.bytesByAsset,
    });
  }
});

it('names each rule with its fix and the network’s source if there is one', async () => {
  const [meta, moloco] = await requestVerdicts(config);
  expect(meta?.rules.length).toBeGreaterThan(10);
  for (const rule of [...(meta?.rules ?? []), ...(moloco?.rules ?? [])]) {
    expect(rule).toMatchObject({
      passed: true,
      sourceUrl: isOwn(rule) ? null : expect.stringMatching(/^https:/),
    });
    expect(rule.message.length * rule.fix.length).toBeGreaterThan(0);
  }
  expect(meta?.rules.filter(isOwn).length).toBeLessThan((meta?.rules.length ?? 0) / 2);
});

it('composes a file once for concurrent checks and exports', async () => {
  const changed = { ...config, name: 'At the same time' };
  const renewed = vi.spyOn(server.services.blobs, 'renew');
  const [verdicts, exported] = await Promise.all([
    requestVerdicts(changed),
    client.json('POST', `/api/export/${id}/generate`, { config: changed }),
    requestVerdicts(changed),
  ]);
  // Each blob of one file for each chosen network.
  const asked = renewed.mock.calls.length;
  renewed.mockRestore();
  const results = await Promise.all(
    defaults.networks.map((network) =>
      client.json('POST', `/api/export/${id}/${network}`, { config: changed }),
    ),
  );
  const blobs = await Promise.all(
    results.map((result) => listFileBlobs(server.services, result.json().data.id)),
  );
  expect(asked).toBe(blobs.flat().length);
  expect(exported.json().data.checksum).toBe(verdicts[0]?.sha256);
});

it('makes the file again when its bytes were lost', async () => {
  const [meta] = await requestVerdicts(config);
  const exportMeta = async () =>
    (await client.json('POST', `/api/export/${id}/generate`, { config })).json().data;
  for (const sha256 of await listFileBlobs(server.services, (await exportMeta()).id))
    await server.services.blobs.remove(sha256);
  const data = await exportMeta();
  expect(data.checksum).toBe(meta?.sha256);
  expect((await client.get(data.downloadUrl)).statusCode).toBe(200);
});

it('reports for each network why there is no file yet', async () => {
  const cases: [AdConfig, Problem][] = [
    [{ id }, { code: 'cover-image-missing', field: 'assets.coverImage', params: {} }],
    [
      { ...config, pausePoints: [] },
      { code: 'pause-point-count', field: 'pausePoints', params: { required: 1, current: 0 } },
    ],
    [
      { ...config, networks: ['applovin'], cta: { label: 'Spin!' } },
      {
        code: 'store-url-missing-in-file',
        field: 'cta.storeUrl',
        params: { network: networks.applovin.label },
      },
    ],
  ];
  for (const [ad, expected] of cases) {
    const problem = { message: describeProblem(expected), problem: expected };
    const verdicts = await requestVerdicts(ad);
    expect(verdicts.map(({ network }) => network)).toEqual(ad.networks ?? defaults.networks);
    for (const verdict of verdicts)
      expect(verdict).toMatchObject({ passed: false, problem, sha256: null, fileSize: null, rules: [] });
  }
});

// Requirement: network.chosen-per-ad
it('checks only the chosen networks, in the order of the table', async () => {
  const chosen = await requestVerdicts({ ...config, networks: ['applovin', 'meta'] });
  expect(chosen.map(({ network, passed }) => [network, passed])).toEqual([
    ['meta', true],
    ['applovin', true],
  ]);
  expect(await requestVerdicts({ ...config, networks: [] })).toEqual([]);
});

it('reports a missing file in plain language, and does not hide errors of the server', async () => {
  vi.spyOn(server.services.blobs, 'localFile').mockResolvedValue(null);
  const verdicts = await requestVerdicts({ ...config, pausePointCount: 0, pausePoints: [] });
  vi.restoreAllMocks();
  expect(verdicts[0]?.problem?.message).toMatch(/is missing on the server/);
  vi.spyOn(server.services.blobs, 'storeBytes').mockRejectedValue(
    Object.assign(new Error('full'), { code: 'ENOSPC' }),
  );
  const full = await client.json('POST', checkAd.path(id), { config: { ...config, name: 'Too much' } });
  vi.restoreAllMocks();
  expect([full.statusCode, full.json().error.code]).toEqual([507, 'disk-full']);
});

it('refuses invalid ads, files of other sessions, and too large bodies', async () => {
  const send = (body: unknown, as = client) => as.json('POST', checkAd.path(id), body);
  expect((await send({})).statusCode).toBe(400);
  expect((await send({ config, more: 1 })).statusCode).toBe(400);
  expect((await send({ config: { name: 'x'.repeat(requestLimits.jsonBodyBytes) } })).statusCode).toBe(413);
  expect((await send({ config }, await server.unlocked())).json().error.code).toBe('unknown-asset');
});

async function requestVerdicts(ad: AdConfig): Promise<NetworkVerdict[]> {
  const answer = await client.json('POST', checkAd.path(id), { config: ad });
  expect(Compile(CheckAdResponse).Errors(answer.json())).toEqual([]);
  return answer.json<CheckAdResponse>().data.networks;
}

function isOwn({ confidence }: { confidence: string | null }): boolean {
  return confidence === null;
}
