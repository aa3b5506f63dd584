import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { findProgram } from '@spinreel/media/programs/find-program';
import { makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import { expect, it, onTestFinished, vi } from 'vitest';
import { patient } from '../../test/patient.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { computeSha256 } from '../storage/sha256.ts';

/** The real limit would only make the test wait longer. */
const limits: { readonly quickAnswerMs: number } = serverTimings;

// Requirement: reliability.load-shedding
it('a machine that is far too slow asks to retry, then has the video ready, and never blames the file', async () => {
  vi.spyOn(limits, 'quickAnswerMs', 'get').mockReturnValue(5000);
  const video = { name: 'clip.mp4', bytes: await readFile(await makeVeryShortVideo()) };
  const server = await startTestServer();
  const client = await server.unlocked();
  const { folder, finish } = await createSlowFfmpeg();
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const upload = async () => {
    const answer = await client.upload('video', video);
    if (answer.statusCode === 503) {
      const retryAfterSeconds = Number(answer.headers['retry-after']);
      expect(retryAfterSeconds).toBeGreaterThan(0);
      await sleep(retryAfterSeconds * 1000);
    }
    return answer.statusCode;
  };
  expect(await upload()).toBe(503);
  const retried = upload();
  // An upload that gives up removes its file, so ffmpeg opens it only once it is stored again.
  await vi.waitFor(
    async () => expect(await server.services.blobs.localFile(computeSha256(video.bytes))).not.toBeNull(),
    patient,
  );
  await finish();
  let status = await retried;
  while (status === 503) status = await upload();
  vi.unstubAllEnvs();
  expect(status).toBe(200);
}, 600_000);

/** Creates a folder with an ffmpeg that uses almost no processor time until `finish` is called, and then works. */
async function createSlowFfmpeg(): Promise<{ folder: string; finish: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-slow-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const isFinished = join(folder, 'is-finished');
  const work = 'i=0; while [ $i -lt 3000 ]; do i=$((i+1)); done';
  const wait = `while [ ! -e ${isFinished} ]; do sleep 0.1; ${work}; done`;
  const path = join(folder, 'ffmpeg');
  await writeFile(path, `#!/bin/sh\n${wait}\nexec ${await findProgram('ffmpeg')} "$@"\n`);
  await chmod(path, 0o755);
  return { folder, finish: () => writeFile(isFinished, '') };
}
