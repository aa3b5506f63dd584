import { type UseSampleAdResponse as Answer, UseSampleAdResponse } from '@spinreel/api-contract/samples';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import { canContinue, wizardSteps } from '@spinreel/config-schema/rules/wizard-steps';
import { sampleMedia } from '@spinreel/samples/sample-media';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { patient } from '../../test/patient.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';

const path = '/api/upload/sample-ad';
const atEnd: (() => Promise<void>)[] = [];
let server: TestServer;
let client: Client;
let sample: Answer['data'];

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  // A busy server asks to try again, as the wizard does.
  sample = await vi.waitFor(
    async () => {
      const answer = await client.json('POST', path, undefined);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().data;
    },
    { ...patient, interval: 1000 },
  );
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

it('answers as documented', () => {
  expect(Compile(UseSampleAdResponse).Errors({ success: true, data: sample })).toEqual([]);
});

// Requirement: wizard.sample-ad
it('completes the wizard with one click, and the ad can be exported', () => {
  expect(wizardSteps.filter(({ number }) => !canContinue(number, sample.config))).toEqual([]);
  expect(findExportProblem(sample.config)).toBeNull();
});

it('returns files that can be shown, saved and used like uploads', async () => {
  const files = Object.values(sample.assets);
  expect(files.map(({ originalName }) => originalName)).toContain(sampleMedia.slotClip.fileName);
  const clip = files.find(({ kind }) => kind === 'video');
  expect(clip).toMatchObject({ width: 1280, height: 720, frameRate: 30 });
  for (const { optimizedUrl, kind } of files) {
    const { statusCode, headers } = await client.get(optimizedUrl);
    expect([statusCode, String(headers['content-type']).split('/')[0]]).toEqual([200, kind]);
  }
  const saved = await client.json('POST', '/api/ads', { ...sample.config, id: 'ad-12345678' });
  expect([saved.statusCode, saved.json().data.assets]).toEqual([200, sample.assets]);
});

it('gives a session its files once, and every session its own', async () => {
  const again = (await client.json('POST', path, undefined)).json().data;
  expect(again).toEqual(sample);
  const other = (await (await server.unlocked()).json('POST', path, undefined)).json().data;
  expect(Object.keys(other.assets).filter((id) => id in sample.assets)).toEqual([]);
});

it('requires the password', async () => {
  expect((await server.visitor().json('POST', path, undefined)).statusCode).toBe(401);
});
