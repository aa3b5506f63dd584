import { readReport } from '@spinreel/api-contract/archives';
import { checkPublishing, CheckPublishingResponse } from '@spinreel/api-contract/publishing';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { startServerWithAd } from '../../test/start-server-with-ad.ts';
import type { TestServer } from '../../test/start-test-server.ts';

const id = 'ad-12345678';
let server: TestServer;
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  const started = await startServerWithAd(id);
  ({ server, client, config } = started);
  return started.close;
});

// Requirement: publishing.check
it(
  'plays the file that is exported, and answers again without playing it',
  { timeout: 240_000 },
  async () => {
    const compliance = { product: 'social-casino', market: 'us' } as const;
    const ad = { ...config, networks: ['meta', 'applovin'], compliance };
    const check = await readCheck(ad);
    const { network, compliance: law, quality } = check;
    expect(network).toBe('meta');
    expect(law).toMatchObject({ product: 'social-casino', market: 'us' });
    expect(law.findings.length + law.notJudged.length).toBeGreaterThan(0);
    expect(law.presets.map((preset: { id: string }) => preset.id)).toEqual([
      'meta-social-casino',
      'applovin-us-social-casino',
    ]);
    expect(quality.measures.length).toBeGreaterThan(5);
    expect(quality.score).toBeGreaterThan(0);
    const exported = await client.json('POST', `/api/export/${id}/meta`, { config: ad });
    expect(check.sha256).toBe(exported.json().data.checksum);

    const exportId = exported.json().data.id;
    await client.json('POST', '/api/ads', ad);
    expect(await readReportHtml(exportId)).toContain('Likely to work');

    const jobs = vi.spyOn(server.services.jobs, 'run');
    expect(await readCheck(ad)).toEqual(check);
    expect(jobs).not.toHaveBeenCalled();
    jobs.mockRestore();
  },
);

// Requirement: publishing.check
it(
  'keeps the newest check in the report of an export when the ad changes',
  { timeout: 240_000 },
  async () => {
    const exported = await client.json('POST', `/api/export/${id}/meta`, { config });
    const exportId = exported.json().data.id;
    expect(await readReportHtml(exportId)).not.toContain('Lawful for the market');
    await readCheck({ ...config, compliance: { product: 'social-casino', market: 'us' } });
    await client.json('POST', '/api/ads', { ...config, compliance: { product: 'real-money', market: 'gb' } });
    const report = await readReportHtml(exportId);
    expect(report).toContain('Lawful for the market');
    expect(report).toContain('Social casino, United States');
  },
);

// Requirement: publishing.check
it('judges no law without a product type and a market', { timeout: 240_000 }, async () => {
  const check = await readCheck({ ...config, compliance: { product: 'real-money' } });
  expect(check.compliance).toBeNull();
  expect(check.quality.grade).toMatch(/^(excellent|good|fair|poor)$/);
});

it('refuses an ad without networks, and one that cannot be exported', async () => {
  const unchosen = await request({ ...config, networks: [] });
  expect([unchosen.statusCode, unchosen.json().error.code]).toEqual([422, 'unacceptable']);
  const incomplete = await request({ ...config, cta: { ...config.cta, label: '' } });
  expect(incomplete.statusCode).toBe(422);
  expect((await request({ wrong: true })).json().error.code).toBe('invalid-ad');
});

it('says that the server has no browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const answer = await request({ ...config, name: 'Without a browser' });
  vi.unstubAllEnvs();
  expect([answer.statusCode, answer.json().error.code]).toEqual([501, 'no-browser']);
});

it('is locked without the password', async () => {
  const answer = await server.visitor().json('POST', checkPublishing.path(id), { config });
  expect(answer.statusCode).toBe(401);
});

async function readReportHtml(exportId: string): Promise<string> {
  return (await client.get(`${readReport.path(id)}?files=${exportId}`)).body;
}

function request(sent: object) {
  return client.json('POST', checkPublishing.path(id), { config: sent });
}

async function readCheck(sent: AdConfig) {
  const body = (await request(sent)).json();
  expect(Compile(CheckPublishingResponse).Errors(body)).toEqual([]);
  return body.data;
}
