import { readReport } from '@spinreel/api-contract/archives';
import type { ExportResult } from '@spinreel/api-contract/exports';
import { checkPublishing, CheckPublishingResponse } from '@spinreel/api-contract/publishing';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findRequirements, presetLifeDays } from '@spinreel/config-schema/compliance/presets/presets';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { repeatWhileBusy } from '../../test/repeat-while-busy.ts';
import { startServerWithAd } from '../../test/start-server-with-ad.ts';
import type { TestServer } from '../../test/start-test-server.ts';

const id = 'ad-12345678';
const compliance = { product: 'social-casino', market: 'us' } as const;
const [preset] = findRequirements({ ...compliance, networks: ['meta'] });
/** When the requirements may be out of date, which the report says. */
const nowMs = Date.parse(preset!.checkedOn) + (presetLifeDays + 20) * 24 * 60 * 60 * 1000;
let server: TestServer;
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  const started = await startServerWithAd(id, { now: () => nowMs });
  ({ server, client, config } = started);
  return started.close;
});

// Requirement: publishing.check
it('plays the file that is exported, and keeps the check in the reports of its exports', async () => {
  const ad = { ...config, networks: ['meta', 'applovin'], compliance };
  const before = await exportMeta(ad);
  expect(await readReportHtml(before.id)).not.toContain('Required texts shown');

  const check = await readCheck(ad);
  expect(check.sha256).toBe(before.checksum);
  expect(check.network).toBe('meta');
  const { compliance: law, quality } = check;
  expect(law).toMatchObject(compliance);
  expect(law.findings.length + law.notJudged.length).toBeGreaterThan(1);
  expect(law.findings).toContainEqual(expect.objectContaining({ id: 'preset-current', passed: false }));
  expect(law.presets.map((one: { id: string }) => one.id)).toEqual([
    'meta-social-casino',
    'applovin-us-social-casino',
  ]);
  expect(quality.measures.length).toBeGreaterThan(5);
  expect(quality.score).toBeGreaterThan(0);

  const after = await exportMeta(ad);
  await client.json('POST', '/api/ads', ad);
  expect(await readReportHtml(after.id)).toContain('Likely to work');
  await client.json('PUT', `/api/ads/${id}`, { ...ad, compliance: { ...compliance, confirmed: ['minors'] } });
  expect(await readReportHtml(after.id)).toContain(
    'Confirmed by a person: Nothing in the ad appeals to minors.',
  );
  await client.json('PUT', `/api/ads/${id}`, { ...ad, compliance: { product: 'real-money', market: 'gb' } });
  const report = await readReportHtml(before.id);
  expect(report).toContain('Required texts shown');
  expect(report).toContain('Social casino, United States');

  const jobs = vi.spyOn(server.services.jobs, 'run');
  expect(await readCheck(ad)).toEqual(check);
  expect(jobs).not.toHaveBeenCalled();
  jobs.mockRestore();
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

async function exportMeta(ad: AdConfig): Promise<ExportResult> {
  return (await client.json('POST', `/api/export/${id}/meta`, { config: ad })).json().data;
}

async function readReportHtml(exportId: string): Promise<string> {
  return (await client.get(`${readReport.path(id)}?files=${exportId}`)).body;
}

function request(sent: object) {
  return client.json('POST', checkPublishing.path(id), { config: sent });
}

async function readCheck(sent: AdConfig) {
  const body = (await repeatWhileBusy(() => request(sent))).json();
  expect(body).toMatchObject({ success: true });
  expect(Compile(CheckPublishingResponse).Errors(body)).toEqual([]);
  return body.data;
}
