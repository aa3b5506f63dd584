import {
  checkFile,
  checkFilePublishing as publishingCall,
  CheckFilePublishingResponse,
  readCheck,
  type CheckFilePublishingRequest,
  type FileCheck,
} from '@spinreel/api-contract/checks';
import { readCheckReport } from '@spinreel/api-contract/check-reports';
import {
  findRequirements,
  isPresetOutdated,
  presetLifeDays,
} from '@spinreel/config-schema/compliance/presets/presets';
import { timings } from '@spinreel/config-schema/limits/timings';
import { messages } from '@spinreel/config-schema/messages/messages';
import { publishingTitles } from '@spinreel/config-schema/messages/publishing-messages';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import type { JobRequest, Jobs } from '../jobs/jobs.ts';
import { silentProgress } from '../progress/work-progress.ts';
import {
  computePublishingKey,
  type PublishingQuestion,
  type StoredPublishing,
} from '../check-process/stored-publishing.ts';
import { checkFilePublishing } from './check-file-publishing.ts';
import { createCheck } from './create-check.ts';

const choice = { product: 'social-casino', market: 'at' } as const;

/** An ad of another tool for a network with MRAID, with an age mark on all its screens. */
const page = `<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><script src="mraid.js"></script></head>
<body style="margin:0;background:#203;color:#fff;font:20px Arial">
<button id="go" style="position:fixed;left:60px;top:100px;width:250px;height:90px;font-size:30px">Play</button>
<p style="position:fixed;left:0;right:0;bottom:8px;margin:0;text-align:center;font-size:16px">18+</p>
<script>
var isStarted = false;
go.onclick = function () {
  if (isStarted) mraid.open('https://play.google.com/store/apps/details?id=com.example');
  isStarted = true;
  document.body.style.background = '#320';
  go.textContent = 'Download';
};
</script></body></html>`;

const presets = findRequirements({ ...choice, networks: ['moloco', 'applovin'] });
const [preset] = presets;
/** When the first requirements may be out of date. */
const outdatedMs = Date.parse(preset!.checkedOn) + (presetLifeDays + 20) * 24 * 60 * 60 * 1000;
const clock = { nowMs: outdatedMs };
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let check: FileCheck;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.nowMs, cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  const form = new FormData();
  form.append(checkFile.networksField, 'moloco,applovin');
  form.append(checkFile.fileField, new Blob([page]), 'ad.html');
  check = (await client.form(checkFile.path(), form)).json().data;
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: check.publishing
it('plays a file from another tool once, and stores the result with its reports', async () => {
  expect(check.publishing).toBeNull();

  // How a file is really played is tested by publishing-routes.test.ts.
  const asked: unknown[] = [];
  const jobs = vi.spyOn(server.services.jobs, 'run').mockImplementation(async ({ data }) => {
    const { question } = data as { question: PublishingQuestion };
    asked.push(question);
    const report: StoredPublishing = {
      ...{ sha256: question.sha256, fileName: 'other.html', network: question.networkId, failure: null },
      compliance: { ...choice, presets: [], passed: true, findings: [], notJudged: [] },
      quality: { score: 70, grade: 'good', unscored: null, measures: [] },
    };
    await server.services.recipes.put(
      computePublishingKey(question),
      new TextEncoder().encode(JSON.stringify(report)),
    );
    return report;
  });
  const answer = await ask(check, choice);
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  expect(Compile(CheckFilePublishingResponse).Errors(answer.json())).toEqual([]);
  expect(answer.json().data).toMatchObject({
    network: 'applovin',
    fileSize: page.length,
    compliance: { ...choice, passed: true },
    quality: { score: 70 },
  });
  expect(isPresetOutdated(preset!, outdatedMs)).toBe(true);
  expect(asked).toEqual([
    {
      sha256: answer.json().data.sha256,
      // The file calls MRAID, which Moloco’s web view does not have.
      networkId: 'applovin',
      networkIds: ['moloco', 'applovin'],
      choice,
      ownElements: {},
      outdatedPresetIds: presets.filter((one) => isPresetOutdated(one, outdatedMs)).map(({ id }) => id),
    },
  ]);
  const stored = (await client.get(readCheck.path(check.id))).json().data as FileCheck;
  expect(stored.publishing).toEqual(answer.json().data);
  const { body } = await client.get(readCheckReport.path(check.id, 'html'));
  expect(body).toContain(publishingTitles.requiredTexts);
  expect(body).toContain(publishingTitles.quality);
  expect(body).toContain('Social casino, Austria');

  jobs.mockClear();
  expect((await ask(check, choice)).json()).toEqual(answer.json());
  expect(jobs).not.toHaveBeenCalled();
});

// Requirement: check.publishing
it('refuses a product type without a market, a market without a product type, and unknown ones', async () => {
  const noMarket = await ask(check, { product: 'social-casino' });
  expect([noMarket.statusCode, noMarket.json().error]).toMatchObject([
    422,
    {
      code: 'unacceptable',
      message: messages.check.marketMissing,
      problem: { code: 'check-market-missing' },
    },
  ]);
  const noProduct = await ask(check, { market: 'at' });
  expect([noProduct.statusCode, noProduct.json().error]).toMatchObject([
    422,
    {
      code: 'unacceptable',
      message: messages.check.productMissing,
      problem: { code: 'check-product-missing' },
    },
  ]);
  const unknown = await ask(check, { product: 'lottery', market: 'at' });
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([400, 'malformed']);
});

// Requirement: check.exports-first
it('plays in the background of exports, and judges no law without a product type and a market', async () => {
  const { services } = server;
  const sha256 = await services.blobs.storeBytes(new TextEncoder().encode(page));
  const work = { sessionId: 'session-1', progress: silentProgress, signal: new AbortController().signal };
  const file = { name: 'ad.html', sizeBytes: page.length, sha256 };
  const { id } = await createCheck(services, { ...work, file, networks: [adNetworks.applovin] });
  const requests: Pick<JobRequest<object, unknown>, 'priority' | 'answerWithinMs'>[] = [];
  const jobs: Jobs = {
    ...services.jobs,
    run: ({ priority, answerWithinMs = Infinity }) => {
      requests.push({ priority, answerWithinMs });
      const report: StoredPublishing = {
        ...{ sha256, fileName: 'other.html', network: 'applovin', failure: null, compliance: null },
        quality: { score: 70, grade: 'good', unscored: null, measures: [] },
      };
      return Promise.resolve(report as never);
    },
  };
  const { compliance } = await checkFilePublishing({ ...services, jobs }, { ...work, id, wish: {} });
  expect(compliance).toBeNull();
  expect(requests.map(({ priority }) => priority)).toEqual(['later']);
  expect(requests.every(({ answerWithinMs = Infinity }) => Number.isFinite(answerWithinMs))).toBe(true);
});

// Requirement: check.publishing, check.expiry
it('is locked without the password, hidden from other sessions, and refused once the file is gone', async () => {
  const locked = await server.visitor().json('POST', publishingCall.path(check.id), choice);
  expect(locked.statusCode).toBe(401);
  const other = await server.unlocked();
  expect((await other.json('POST', publishingCall.path(check.id), choice)).statusCode).toBe(404);
  clock.nowMs += timings.checkedFileTtlMs;
  const late = await ask(check, choice);
  expect([late.statusCode, late.json().error.message]).toEqual([410, messages.check.fileExpired]);
});

function ask({ id }: FileCheck, wish: Partial<Record<keyof CheckFilePublishingRequest, string>>) {
  return client.json('POST', publishingCall.path(id), wish);
}
