import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { UploadAudioResponse } from '@spinreel/api-contract/upload-audio';
import { UploadSampleResponse } from '@spinreel/api-contract/upload-sample';
import { messages } from '@spinreel/config-schema/messages';
import { musicSamples } from '@spinreel/config-schema/music-samples';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { aacAudio, m4aAudio, oggAudio, variableBitrateMp3, wavAudio } from '@spinreel/fixtures/odd-audio';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { startTestServer } from '../../test/start-test-server.ts';

let client: Client;
const atEnd: (() => Promise<void>)[] = [];

beforeAll(async () => {
  client = await (await startTestServer({ cleanUp: (work) => atEnd.push(work) })).unlocked();
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

it.each([
  [wavAudio, 'audio/wav'],
  [oggAudio, 'audio/ogg'],
  [m4aAudio, 'audio/mp4'],
  [aacAudio, 'audio/aac'],
  [variableBitrateMp3, 'audio/mpeg'],
])('takes %o in and serves it as %s', async (make, type) => {
  const path = await make();
  const bytes = await readFile(path);
  const answer = await client.upload('audio', { name: basename(path), bytes });
  expect(answer.statusCode).toBe(200);
  expect(Compile(UploadAudioResponse).Check(answer.json())).toBe(true);
  const shown = await client.get(answer.json().data.processedAudio.optimizedUrl);
  expect([shown.headers['content-type'], shown.rawPayload.equals(bytes)]).toEqual([type, true]);
});

it('refuses what is no music in the words of the product', async () => {
  const bytes = await readFile(fixtureMedia.cover.path);
  const answer = await client.upload('audio', { name: 'cover.mp3', bytes });
  expect([answer.statusCode, answer.json().error.message]).toEqual([415, messages.upload.audioFormat]);
});

it.each(musicSamples)('gives the sample $name as an asset and to listen to', async ({ id }) => {
  const answer = await client.json('POST', '/api/upload/sample', { sampleId: id });
  expect(answer.statusCode).toBe(200);
  expect(Compile(UploadSampleResponse).Check(answer.json())).toBe(true);
  const { dataUri, filePath } = answer.json().data;
  const shown = await client.get(filePath);
  expect(dataUri).toBe(`data:audio/mpeg;base64,${shown.rawPayload.toString('base64')}`);
});

it.each([
  [{ sampleId: 'casino-5' }, 422],
  [{ sampleId: '../casino-1' }, 422],
  [{ sampleId: 1 }, 400],
  [{}, 400],
])('refuses the sample %o', async (body, status) => {
  expect((await client.json('POST', '/api/upload/sample', body)).statusCode).toBe(status);
});
