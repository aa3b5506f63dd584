import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { makeM4aAudio } from '@spinreel/fixtures/odd/odd-audio';
import { makePhoneJpeg } from '@spinreel/fixtures/odd/odd-images';
import { makeOneSecondVideo } from '@spinreel/fixtures/odd/odd-videos';
import { readSource } from '@spinreel/preflight/syntax/source-text';
import { readZip } from '@spinreel/preflight/zip/read-zip';
import { runFfmpeg } from '@spinreel/sample-maker/rendering/run-ffmpeg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { readHandle } from '../../test/upload-ad.ts';

const id = 'ad-12345678';
/** Matches traces of the location, device and author in the files below. */
const traces = /Phone of Erika|Exif|EXIF|\+48\.2082|CANARY/;

const atEnd: (() => Promise<void>)[] = [];
let folder: string;
let server: TestServer;
let client: Client;
/** The handles of the cover, the video and the music. */
let handles: [cover: string, video: string, music: string];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-privacy-'));
  atEnd.push(() => rm(folder, { recursive: true, force: true }));
  server = await startTestServer({ cleanUp: (work) => atEnd.push(work) });
  client = await server.unlocked();
  const cover = { name: 'cover.jpg', bytes: await makePhoneJpeg() };
  const video = { name: 'clip.mp4', bytes: await writeTagged('clip.mp4', await makeOneSecondVideo()) };
  const music = { name: 'music.m4a', bytes: await writeTagged('music.m4a', await makeM4aAudio()) };
  for (const { name, bytes } of [cover, video, music])
    if (!traces.test(latin1(bytes))) throw new Error(`${name} contains no metadata that could be removed`);
  handles = [
    readHandle(await client.upload('image', cover)),
    readHandle(await client.upload('video', video)),
    readHandle(await client.upload('audio', music)),
  ];
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: privacy.exports
it.each([
  ['generate', 3],
  ['generate-moloco', 3],
])('what %s makes says nothing of where, with what and by whom its media were made', async (call, count) => {
  const texts = await exported(call);
  const media = texts.flatMap(mediaIn);
  expect(media).toHaveLength(count);
  for (const [index, bytes] of media.entries()) {
    expect(latin1(bytes)).not.toMatch(traces);
    expect(await readTags(`${call}-${index}`, bytes)).not.toMatch(/location|title|artist|comment/i);
  }
});

// Requirement: privacy.exports
it.each(['generate', 'generate-moloco'])(
  'what %s makes names no address, no file and no handle of the server',
  async (call) => {
    const page = readSource('page', (await exported(call)).join('\n')).text;
    expect(page).not.toMatch(/https?:|fileSystemPath|asset:|\/api\/|\/tmp|@[\w-]+\./);
    for (const own of [...handles.map((handle) => handle.slice('asset:'.length)), server.dataDir, id])
      expect(page).not.toContain(own);
  },
);

/** The texts in the finished file of an ad of the three uploads. */
async function exported(call: string): Promise<string[]> {
  const [cover, video, music] = handles;
  const config = makeExportableAd({ id, cover, video });
  const assets = { ...config.assets, backgroundMusic: { filePath: music } };
  const answer = await client.json('POST', `/api/export/${id}/${call}`, { config: { ...config, assets } });
  expect(answer.statusCode).toBe(200);
  const { rawPayload } = await client.get(answer.json().data.downloadUrl);
  const limits = { maxFiles: exportLimits.maxFiles, maxUnpackedBytes: exportLimits.maxBytes };
  const unpacked = readZip(rawPayload, limits);
  return unpacked.ok ? unpacked.files.map(({ bytes }) => latin1(bytes)) : [latin1(rawPayload)];
}

function mediaIn(text: string): Buffer[] {
  const found = text.matchAll(/data:(?:image|video|audio)\/[\w-]+;base64,([A-Za-z0-9+/=]+)/g);
  return Array.from(found, ([, base64 = '']) => Buffer.from(base64, 'base64'));
}

/** Returns the metadata tags that ffprobe, a reader other than ours, finds in a media file. */
async function readTags(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const entries = ['-show_entries', 'format_tags:stream_tags'];
  const { stdout } = await promisify(execFile)('ffprobe', ['-v', 'error', ...entries, '-of', 'json', path]);
  return stdout;
}

/** The file at `path` under another name, with a title and a place. */
async function writeTagged(name: string, path: string): Promise<Buffer> {
  const copy = join(folder, name);
  const tags = ['title=CANARY-TITLE', 'comment=CANARY-COMMENT', 'location=+48.2082+016.3738/'];
  await runFfmpeg(['-i', path, '-c', 'copy', ...tags.flatMap((tag) => ['-metadata', tag]), copy]);
  return await readFile(copy);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
