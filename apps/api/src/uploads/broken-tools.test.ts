import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes, type ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import { messages } from '@spinreel/config-schema/messages/messages';
import { makeBlurBombSvg, makeHarmlessSvg } from '@spinreel/fixtures/hostile/hostile-svgs';
import { makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import { encoderLimits } from '@spinreel/media/programs/encoder-limits';
import { expect, it, onTestFinished, vi } from 'vitest';
import { patient } from '../../test/patient.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { coverFile } from '../../test/upload-ad.ts';

/** The real limits would only make the tests longer. */
const limits: { readonly probeCpuMs: number; readonly stuckAfterMs: number } = encoderLimits;

/** Only decorations may be SVG. */
const decoration = { purpose: 'decoration' };

const floodBytes = 100 * 1024 * 1024;

// Requirement: media.processor-time, reliability.broken-ffmpeg
it.each<[string, { script: string; mode: number } | null, ErrorCode, string]>([
  ['is missing', null, 'unavailable', 'degraded'],
  ['cannot be executed', { script: 'exit 0', mode: 0o644 }, 'unavailable', 'degraded'],
  ['fails', { script: 'exit 1', mode: 0o755 }, 'unreadable', 'ok'],
  ['crashes', { script: 'kill -SEGV $$', mode: 0o755 }, 'unreadable', 'ok'],
  ['works without end', { script: 'while :; do :; done', mode: 0o755 }, 'timed-out', 'ok'],
  // Neither of them is the file's fault.
  ['hangs', { script: 'exec sleep 1000', mode: 0o755 }, 'busy', 'ok'],
  ['is killed', { script: 'kill -KILL $$', mode: 0o755 }, 'busy', 'ok'],
  ['is asked to stop', { script: "trap 'exit 255' TERM; kill -TERM $$", mode: 0o755 }, 'busy', 'ok'],
  [
    'complains without end',
    { script: `head -c ${floodBytes} /dev/zero >&2; exit 1`, mode: 0o755 },
    'unreadable',
    'ok',
  ],
])('reports an ffmpeg that %s, and everything else keeps working', async (_name, tool, code, health) => {
  const shortened = [
    vi.spyOn(limits, 'probeCpuMs', 'get').mockReturnValue(1500),
    vi.spyOn(limits, 'stuckAfterMs', 'get').mockReturnValue(3000),
  ];
  const video = { name: 'clip.mp4', bytes: await readFile(await makeVeryShortVideo()) };
  const server = await startTestServer();
  const client = await server.unlocked();
  vi.stubEnv('PATH', await folderWith(tool));
  const memoryBefore = process.memoryUsage().rss;
  const answer = await client.upload('video', video);
  const reported = (await client.get('/api/health')).json().data;
  vi.unstubAllEnvs();
  for (const limit of shortened) limit.mockRestore();
  const { error } = answer.json();
  expect([answer.statusCode, error.code]).toEqual([errorCodes[code].status, code]);
  // Only what an administrator has to install is named.
  if (code === 'unavailable') expect(error.message).toBe(`${messages.backend.unavailable} (ffprobe)`);
  else expect(error.message).not.toMatch(/ffmpeg|ffprobe|exit|\//i);
  expect(reported.status).toBe(health);
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(floodBytes);
  expect((await client.upload('image', await coverFile())).statusCode).toBe(200);
  expect((await client.upload('video', video)).statusCode).toBe(200);
});

// Requirement: reliability.crashing-image
it('refuses an image that crashes the renderer, and draws the next one', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const upload = client.upload('image', { name: 'a.svg', bytes: makeBlurBombSvg() }, decoration);
  const crashed = vi.waitUntil(async () => {
    const drawing = await rasterisers();
    for (const pid of drawing) process.kill(pid, 'SIGABRT');
    return drawing.length > 0;
  }, patient);
  const [answer] = await Promise.all([upload, crashed]);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'unreadable']);
  expect(
    (await client.upload('image', { name: 'b.svg', bytes: makeHarmlessSvg() }, decoration)).statusCode,
  ).toBe(200);
});

/**
 * Creates a folder for PATH with this version of ffmpeg and ffprobe, or without them. Unless they are missing or not
 * executable, the rest of PATH follows.
 */
async function folderWith(tool: { script: string; mode: number } | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-tools-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (tool === null) return folder;
  for (const name of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(folder, name), `#!/bin/sh\n${tool.script}\n`);
    await chmod(join(folder, name), tool.mode);
  }
  return tool.mode === 0o755 ? `${folder}:${process.env['PATH']}` : folder;
}

/** Processes that draw an SVG for this one. */
async function rasterisers(): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      // Other processes start and exit while the list is read.
      const commandLine = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      const isOurs = status.includes(`PPid:\t${process.pid}\n`);
      return isOurs && commandLine.startsWith(process.execPath) && commandLine.includes('svg-rasteriser')
        ? [Number(id)]
        : [];
    }),
  );
  return found.flat();
}
