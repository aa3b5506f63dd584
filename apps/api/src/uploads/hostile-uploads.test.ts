import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makePngBomb } from '@spinreel/fixtures/hostile/hostile-images';
import * as svgs from '@spinreel/fixtures/hostile/hostile-svgs';
import * as images from '@spinreel/fixtures/hostile/image-bombs';
import { makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import * as bombs from '@spinreel/fixtures/hostile/video-bombs';
import { makeVideoDisguises } from '@spinreel/fixtures/hostile/make-video-disguises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { childPrograms } from '../../test/processes/child-programs.ts';
import { createRetryQueue } from '../../test/create-retry-queue.ts';
import { patient } from '../../test/patient.ts';
import { type ServerProcess, startServerProcess } from '../../test/processes/start-server-process.ts';
import { watchHealth } from '../../test/processes/watch-health.ts';

/** The answer to an upload. */
interface Answered {
  readonly status: number;
  readonly text: string;
}

const atEnd: (() => Promise<void>)[] = [];
const refused = createRetryQueue();
let server: ServerProcess;
let sinkHits = 0;
let url: string;
const sink = createServer((_request, response) => {
  sinkHits += 1;
  response.end();
});

beforeAll(async () => {
  server = await startServerProcess({ cleanUp: (work) => atEnd.push(work) });
  await new Promise<void>((resolve) => {
    sink.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/x`;
});
afterAll(async () => {
  sink.close();
  await Promise.all(atEnd.map((work) => work()));
});

// Requirement: security.isolated-decoders
it('refuses files disguised as videos, without any network request', async () => {
  const disguises = Object.entries(await makeVideoDisguises(url));
  const answers = await Promise.all(disguises.map(([name, bytes]) => settled('video', { name, bytes })));
  expect(Object.fromEntries(disguises.map(([name], index) => [name, answers[index]?.status]))).toEqual({
    'hls-http.mp4': 415,
    'dash.mp4': 415,
    'sdp.mp4': 415,
    'reference.mov': 415,
    'playlist-inside.avi': 415,
    'head-of-an-avi.mp4': 422,
    'rare-codec.avi': 415,
  });
  for (const { text } of answers) expect(text).not.toMatch(/ffmpeg|ffprobe|\/tmp|127\.0\.0\.1/);
  expect(sinkHits).toBe(0);
});

// Requirement: security.image-bombs
it('refuses bombs of all kinds at once with little memory, and serves others', async () => {
  const secret = await secretFile();
  const files = {
    'huge.png': await images.makeHugePng(),
    'many-pixels.png': makePngBomb(),
    'profile.png': await images.makeProfileBombPng(),
    'comment.png': await images.makeCommentBombPng(),
    'canvas.gif': images.makeLargeCanvasGif(),
    'frames.gif': images.makeManyFramesGif(),
    'laughs.svg': svgs.makeLaughsSvg(),
    'entity.svg': svgs.makeExternalEntitySvg(secret),
    'nested.svg': svgs.makeNestedSvg(),
    'size.svg': svgs.makeHugeSvg(),
  };
  const others = watchHealth(server.address);
  const statuses = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const { status } = await settled('image', { name, bytes }, { purpose: 'decoration' });
      return [name, status] as const;
    }),
  );
  for (const status of statuses) expect(status).toEqual([status[0], 422]);
  expect(new Set(await others.stop())).toEqual(new Set([200]));
  expect(await server.peakMemoryBytes()).toBeLessThan(600 * 1024 * 1024);
});

// Requirement: security.image-bombs
it('refuses text that would make a parser backtrack, and serves others meanwhile', async () => {
  const others = watchHealth(server.address);
  for (const flood of [' '.repeat(9000), '<!--a-->'.repeat(1000), `<!DOCTYPE ${'[]'.repeat(4000)}`]) {
    const { status } = await settled('image', { name: 'cover.png', bytes: Buffer.from(`${flood}x`) });
    expect(status).toBe(415);
  }
  expect(new Set(await others.stop())).toEqual(new Set([200]));
});

// Requirement: security.image-bombs
it('draws an image that points to files and URLs without them', async () => {
  const secret = await secretFile();
  const blank = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"></svg>');
  const images = [
    svgs.makeExternalFileSvg(fixtureMedia.badge.path),
    svgs.makeRelativeFileSvg(basename(fixtureMedia.badge.path)),
    svgs.makeExternalHttpSvg(url),
    svgs.makeIncludeSvg(secret),
    svgs.makeIncludeSvg(url),
  ];
  const shown = await Promise.all([blank, ...images].map((bytes) => shownBytes(bytes)));
  for (const bytes of shown) expect(bytes).toEqual(shown[0]);
  expect(sinkHits).toBe(0);
});

// Requirement: media.programs-end
it('answers videos that are too long, too fast or too large in time, and leaves no program running', async () => {
  const paths = await Promise.all(Object.values(bombs).map((make) => make()));
  const answers = await Promise.all(
    paths.map(async (path) => settled('video', { name: basename(path), bytes: await readFile(path) })),
  );
  for (const { status } of answers) expect([200, 422]).toContain(status);
  await vi.waitFor(async () => expect(await childPrograms(server.child.pid ?? 0)).toEqual([]), patient);
});

// Requirement: media.programs-end
it('programs end with the server, also when it is killed', async () => {
  const doomed = await startServerProcess({
    env: { PATH: `${await folderWithEndlessFfmpeg()}:${process.env['PATH']}` },
    cleanUp: (work) => atEnd.push(work),
  });
  const bytes = await readFile(await makeVeryShortVideo());
  const upload = doomed.upload('video', { name: 'clip.mp4', bytes }).catch(() => null);
  const programs = await vi.waitFor(async () => {
    const found = await childPrograms(doomed.child.pid ?? 0);
    expect(found.map(({ name }) => name)).toContain('sleep');
    return found;
  }, patient);
  doomed.child.kill('SIGKILL');
  await Promise.all([doomed.ended, upload]);
  // A process that has exited has no command line, even before its parent has reaped it.
  const commandLine = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  await vi.waitFor(async () => {
    for (const { pid } of programs) expect(await commandLine(pid)).toBe('');
  }, patient);
});

/** Returns the answer to an upload, which is retried as long as the server is busy. */
async function settled(...upload: Parameters<ServerProcess['upload']>): Promise<Answered> {
  const answer = await server.upload(...upload);
  const text = await answer.text();
  if (answer.status !== 503) {
    refused.admitOne();
    return { status: answer.status, text };
  }
  await refused.wait(Number(answer.headers.get('retry-after')));
  return await settled(...upload);
}

/** Returns the bytes that browsers get for an uploaded SVG. */
async function shownBytes(bytes: Uint8Array): Promise<Buffer> {
  const { text } = await settled('image', { name: 'a.svg', bytes }, { purpose: 'decoration' });
  const { data } = JSON.parse(text) as { data: { processedImage: { optimizedUrl: string } } };
  return Buffer.from(await (await server.call(data.processedImage.optimizedUrl)).arrayBuffer());
}

async function secretFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-secret-'));
  atEnd.push(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'secret.txt');
  await writeFile(path, 'SECRET');
  return path;
}

/** A folder with an ffmpeg that neither works nor ends, so that only the death of the server can end it. */
async function folderWithEndlessFfmpeg(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-endless-'));
  atEnd.push(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'ffmpeg');
  await writeFile(path, `#!/bin/sh\nexec sleep ${(2 * patient.timeout) / 1000}\n`);
  await chmod(path, 0o755);
  return folder;
}
