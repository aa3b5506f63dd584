// Requirement: upload.calls
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UploadVideoResponse } from '@spinreel/api-contract/uploads';
import { uploadLimitsBytes } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import {
  makeConcatScriptNamedMp4,
  makeEmptyFile,
  makeInterruptedMp4,
  makeOneByteFile,
  makePlaylistNamedMp4,
  makeTextNamedMp4,
} from '@spinreel/fixtures/hostile/hostile-videos';
import {
  makeAviVideo,
  makeMovVideo,
  makeOverLimitVideo,
  makeTooLongVideo,
  makeVeryShortVideo,
} from '@spinreel/fixtures/odd/odd-videos';
import { makeStrangeSoundVideo, makeStrangeVideo } from '@spinreel/fixtures/odd/uncommon-videos';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { keepBusy } from '../../../test/processes/keep-busy.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let client: Client;
const atEnd: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

it('measures the video and answers with the cropped version', async () => {
  const answer = await uploaded(await makeMovVideo(), {
    splitScreen: 'false',
    zoom: '1.5',
    zoomX: '-100',
    zoomY: '100',
  });
  expect(answer.statusCode).toBe(200);
  expect(Compile(UploadVideoResponse).Check(answer.json())).toBe(true);
  const { processedVideo } = answer.json().data;
  expect(processedVideo).toMatchObject({ frameRate: 30, width: 640, height: 360 });
  expect(processedVideo.duration).toBeCloseTo(3, 1);
  expect(processedVideo.optimizedWidth / processedVideo.optimizedHeight).toBeCloseTo(9 / 16, 1);
  const shown = await client.get(processedVideo.optimizedUrl, { range: 'bytes=4-7' });
  expect([shown.statusCode, shown.headers['content-type'], shown.body]).toEqual([206, 'video/mp4', 'ftyp']);
});

it('accepts an AVI, and the default crop', async () => {
  const answer = await uploaded(await makeAviVideo());
  const { optimizedWidth, optimizedHeight } = answer.json().data.processedVideo;
  expect(optimizedWidth / optimizedHeight).toBeCloseTo(16 / 9, 1);
});

it('accepts a video with undecodable sound, and reports that the sound is removed', async () => {
  const answer = await uploaded(await makeStrangeSoundVideo('gsm'));
  expect(answer.statusCode).toBe(200);
  expect(Compile(UploadVideoResponse).Check(answer.json())).toBe(true);
  expect(answer.json().data.processedVideo.notice).toBe(messages.upload.videoSoundDropped('gsm'));
});

it('names the codec of a video that it refuses, and the one to export with', async () => {
  const answer = await uploaded(await makeStrangeVideo());
  expect([answer.statusCode, answer.json().error]).toEqual([
    415,
    { code: 'unsupported-media', message: messages.upload.videoCodec('magicyuv') },
  ]);
});

// Requirement: security.isolated-decoders
it.each([
  ['an HLS playlist named .mp4', makePlaylistNamedMp4, 415],
  ['a concat script named .mp4', makeConcatScriptNamedMp4, 415],
  ['text named .mp4', makeTextNamedMp4, 415],
  ['one byte', makeOneByteFile, 415],
  ['nothing', makeEmptyFile, 422],
  ['half a video', makeInterruptedMp4, 422],
])('refuses %s', async (_name, make, status) => {
  const answer = await uploaded(await make(server.dataDir));
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toMatch(/ffmpeg|ffprobe|\/tmp|Invalid data/);
});

it('refuses an image with the message for a video', async () => {
  const bytes = await readFile(fixtureMedia.cover.path);
  const answer = await client.upload('video', { name: 'cover.mp4', bytes });
  const error = { code: 'unsupported-media', message: messages.upload.videoFormat };
  expect([answer.statusCode, answer.json().error]).toEqual([415, error]);
});

// Requirement: upload.limits
it('accepts a video of exactly the size limit', async () => {
  const video = await readFile(await makeVeryShortVideo());
  // A box that players skip.
  const padding = Buffer.alloc(uploadLimitsBytes.video - video.length);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4, 'latin1');
  const exact = Buffer.concat([video, padding]);
  expect((await client.upload('video', { name: 'clip.mp4', bytes: exact })).statusCode).toBe(200);
  const over = Buffer.concat([exact, Buffer.alloc(1)]);
  expect((await client.upload('video', { name: 'clip.mp4', bytes: over })).statusCode).toBe(413);
});

// Requirement: upload.limits
it('refuses a video above the limit of bytes or seconds', async () => {
  const large = await uploaded(await makeOverLimitVideo());
  expect([large.statusCode, large.json().error.message]).toEqual([413, expect.stringContaining('11.00 MB')]);
  const long = await uploaded(await makeTooLongVideo());
  expect([long.statusCode, long.json().error]).toEqual([
    422,
    { code: 'too-long', message: messages.upload.videoTooLong },
  ]);
});

it.each([
  { zoom: '4' },
  { zoom: '1e0' },
  { zoomX: '-101' },
  { zoomY: 'NaN' },
  { splitScreen: 'yes' },
  { shape: '3:1' },
])('refuses the cut %o', async (fields) => {
  expect((await uploaded(await makeVeryShortVideo(), fields)).statusCode).toBe(400);
});

it('leaves nothing behind of refused uploads', async () => {
  expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]);
});

// Requirement: reliability.load-shedding
it('refuses uploads at once when too many are waiting, with Retry-After', async () => {
  const busy = await startTestServer({ settings: { workers: 1 } });
  const calm = keepBusy(busy);
  const bytes = await readFile(await makeVeryShortVideo());
  const answer = await (await busy.unlocked()).upload('video', { name: 'clip.mp4', bytes });
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'busy']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await readdir(join(busy.dataDir, 'tmp'))).toEqual([]);
  await calm();
});

async function uploaded(path: string, fields: Record<string, string> = {}) {
  return await client.upload('video', { name: basename(path), bytes: await readFile(path) }, fields);
}
