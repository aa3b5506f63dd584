// Requirement: upload.calls
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { UploadAudioResponse } from '@spinreel/api-contract/uploads';
import { UploadSampleResponse } from '@spinreel/api-contract/samples';
import { messages } from '@spinreel/config-schema/messages/messages';
import { musicSamples } from '@spinreel/config-schema/options/music-samples';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import {
  makeAacAudio,
  makeBrandedM4a,
  makeM4aAudio,
  makeOggAudio,
  makePaddedMp3,
  makeVariableBitrateMp3,
  makeWavAudio,
} from '@spinreel/fixtures/odd/odd-audio';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

let client: Client;
const atEnd: (() => Promise<void>)[] = [];

beforeAll(async () => {
  client = await (await startTestServer({ cleanUp: (work) => atEnd.push(work) })).unlocked();
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

it.each([
  [makeWavAudio, 'audio/wav'],
  [makeOggAudio, 'audio/ogg'],
  [makeM4aAudio, 'audio/mp4'],
  [makeAacAudio, 'audio/aac'],
  [makeVariableBitrateMp3, 'audio/mpeg'],
])('accepts %o and serves it as %s', async (make, type) => {
  const path = await make();
  const bytes = await readFile(path);
  const answer = await client.upload('audio', { name: basename(path), bytes });
  expect(answer.statusCode).toBe(200);
  expect(Compile(UploadAudioResponse).Check(answer.json())).toBe(true);
  const shown = await client.get(answer.json().data.processedAudio.optimizedUrl);
  expect([shown.headers['content-type'], shown.rawPayload.equals(bytes)]).toEqual([type, true]);
});

it.each(['isom', 'qt  '] as const)('accepts sound in an MP4 container of the brand %j', async (brand) => {
  const bytes = await readFile(await makeBrandedM4a(brand));
  const answer = await client.upload('audio', { name: 'recording.m4a', bytes });
  expect(answer.statusCode).toBe(200);
  const shown = await client.get(answer.json().data.processedAudio.optimizedUrl);
  expect(shown.headers['content-type']).toBe('audio/mp4');
});

it('accepts an MP3 with padding before its first frame', async () => {
  const answer = await client.upload('audio', { name: 'padded.mp3', bytes: await makePaddedMp3(1045) });
  expect(answer.statusCode).toBe(200);
});

it('refuses a video that is named like music', async () => {
  const bytes = await readFile(fixtureMedia.slotClip.path);
  const answer = await client.upload('audio', { name: 'video.m4a', bytes });
  expect([answer.statusCode, answer.json().error]).toEqual([
    415,
    { code: 'unsupported-media', message: messages.upload.audioFormat },
  ]);
});

it('refuses a file that is not music with the product’s message', async () => {
  const bytes = await readFile(fixtureMedia.cover.path);
  const answer = await client.upload('audio', { name: 'cover.mp3', bytes });
  expect([answer.statusCode, answer.json().error.message]).toEqual([415, messages.upload.audioFormat]);
});

it.each(musicSamples)('offers the sample $name as an asset with a URL to listen to', async ({ id }) => {
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
