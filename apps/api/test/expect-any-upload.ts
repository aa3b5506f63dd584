import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeHarmlessSvg } from '@spinreel/fixtures/hostile/hostile-svgs';
import {
  makeAacAudio,
  makeM4aAudio,
  makeOggAudio,
  makeVariableBitrateMp3,
  makeWavAudio,
} from '@spinreel/fixtures/odd/odd-audio';
import {
  makeAnimatedGif,
  makeBmpImage,
  makePhoneJpeg,
  makeWebpImage,
} from '@spinreel/fixtures/odd/odd-images';
import { makeAviVideo, makeMovVideo, makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import { inspectImage } from '@spinreel/media/images/inspect-image';
import { probeVideo } from '@spinreel/media/video/probe-video';
import { expect, onTestFinished } from 'vitest';
import { createRetryQueue } from './create-retry-queue.ts';
import { type Mutant, createMutants } from './mutations.ts';
import { type ServerProcess, startServerProcess } from './processes/start-server-process.ts';
import { watchHealth } from './processes/watch-health.ts';

/** The number of concurrent uploads. */
const concurrentUploads = 16;

/** The response to the upload of a damaged file. */
interface UploadAnswer {
  readonly kind: 'image' | 'video' | 'audio';
  readonly name: string;
  readonly status: number;
  readonly body: { data?: { filePath: string } };
}

/**
 * Uploads damaged files of all kinds to a server, as many of each format as given. Expects that it accepts or refuses each, uses
 * little memory, answers others meanwhile, and that accepted files can be decoded.
 */
export async function expectAnyUpload(each: {
  image: number;
  video: number;
  audio: number;
}): Promise<UploadAnswer[]> {
  const server = await startServerProcess({ cleanUp: onTestFinished });
  const others = watchHealth(server.address);
  const answers = await uploadAll(server, await createDamagedFiles(each));
  expect(new Set(await others.stop())).toEqual(new Set([200]));
  expect(answers.filter(({ status }) => ![200, 413, 415, 422].includes(status))).toEqual([]);
  expect(await server.peakMemoryBytes()).toBeLessThan(1024 ** 3);
  expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]);
  for (const answer of answers) if (answer.status === 200) await expectDecodable(server, answer);
  return answers;
}

async function createDamagedFiles(
  each: Parameters<typeof expectAnyUpload>[0],
): Promise<[UploadAnswer['kind'], Mutant[]][]> {
  const read = async (path: string | Promise<string>) => await readFile(await path);
  const images = {
    'cover.jpg': await read(fixtureMedia.cover.path),
    'phone.jpg': await makePhoneJpeg(),
    'badge.png': await read(fixtureMedia.badge.path),
    'image.webp': await makeWebpImage(),
    'moving.gif': await makeAnimatedGif(),
    'image.bmp': await makeBmpImage(),
    'disc.svg': makeHarmlessSvg(),
  };
  const videos = {
    'clip.mp4': await read(makeVeryShortVideo()),
    'phone.mov': await read(makeMovVideo()),
    'old.avi': await read(makeAviVideo()),
  };
  const sounds = {
    'tune.mp3': await read(makeVariableBitrateMp3()),
    'tune.wav': (await read(makeWavAudio())).subarray(0, 200_000),
    'tune.ogg': await read(makeOggAudio()),
    'tune.m4a': await read(makeM4aAudio()),
    'tune.aac': await read(makeAacAudio()),
  };
  return [
    ['image', createMutants(images, { seed: 1, each: each.image })],
    ['video', createMutants(videos, { seed: 2, each: each.video })],
    ['audio', createMutants(sounds, { seed: 3, each: each.audio })],
  ];
}

async function uploadAll(
  server: ServerProcess,
  files: [UploadAnswer['kind'], Mutant[]][],
): Promise<UploadAnswer[]> {
  const queue = files.flatMap(([kind, mutants]) => mutants.map((mutant) => ({ kind, ...mutant })));
  const answers: UploadAnswer[] = [];
  const refused = createRetryQueue();
  const sendAll = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { kind, name, bytes } = next;
      const fields: Record<string, string> = kind === 'image' ? { purpose: 'decoration' } : {};
      const answer = await server.upload(kind, { name, bytes }, fields);
      const body = (await answer.json()) as UploadAnswer['body'];
      if (answer.status === 503) {
        // A 503 says nothing about the file, so it is sent again, as the wizard does.
        await refused.wait(Number(answer.headers.get('retry-after')));
        queue.push(next);
      } else {
        answers.push({ kind, name, status: answer.status, body });
        refused.admitOne();
      }
    }
  };
  await Promise.all(Array.from({ length: concurrentUploads }, sendAll));
  return answers;
}

/** Expects an accepted file to be decodable, as browsers require. */
async function expectDecodable(server: ServerProcess, { kind, name, body }: UploadAnswer): Promise<void> {
  const served = await server.call(body.data?.filePath ?? '');
  const bytes = Buffer.from(await served.arrayBuffer());
  expect([name, served.status]).toEqual([name, 200]);
  if (kind === 'image') {
    const imageKind = served.headers.get('content-type')?.replace('image/', '') as ImageKind;
    expect([name, await inspectImage({ bytes, kind: imageKind })]).toMatchObject([name, { ok: true }]);
  }
  if (kind === 'video') {
    const facts = await probeVideo({ path: await writeTemporaryFile(bytes), kind: 'mp4' });
    expect([name, facts]).toMatchObject([name, { ok: true }]);
    if (facts.ok) expect([facts.value.widthPx % 2, facts.value.heightPx % 2]).toEqual([0, 0]);
  }
}

async function writeTemporaryFile(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-damaged-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'served.mp4');
  await writeFile(path, bytes);
  return path;
}
