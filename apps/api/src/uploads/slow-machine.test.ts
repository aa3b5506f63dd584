import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '@spinreel/media/programs/find-program';
import { makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

/** The real time limit would only make the test wait longer. */
const { answerMs } = vi.hoisted(() => ({ answerMs: 8000 }));

vi.mock('@spinreel/config-schema/limits/timings', async (importOriginal) => {
  const original = await importOriginal<{ timings: object }>();
  return { ...original, timings: { ...original.timings, quickAnswerMs: answerMs } };
});

// Requirement: reliability.load-shedding
it('a machine that is far too slow asks to retry, then has the video ready, and never blames the file', async () => {
  const video = { name: 'clip.mp4', bytes: await readFile(await makeVeryShortVideo()) };
  const server = await startTestServer();
  const client = await server.unlocked();
  vi.stubEnv('PATH', `${await folderWithSlowFfmpeg()}:${process.env['PATH']}`);
  const statuses: number[] = [];
  for (;;) {
    const answer = await client.upload('video', video);
    statuses.push(answer.statusCode);
    if (answer.statusCode !== 503) break;
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await sleep(Number(answer.headers['retry-after']) * 1000);
  }
  vi.unstubAllEnvs();
  expect(statuses.slice(0, -1)).toContain(503);
  expect(statuses.at(-1)).toBe(200);
}, 600_000);

/**
 * Creates a folder with an ffmpeg that waits longer than a client does, using almost no processor time, and then works.
 */
async function folderWithSlowFfmpeg(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-slow-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const work = 'i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done';
  const wait = `for turn in $(seq ${answerMs / 1000 + 2}); do sleep 1; ${work}; done`;
  const path = join(folder, 'ffmpeg');
  await writeFile(path, `#!/bin/sh\n${wait}\nexec ${await findProgram('ffmpeg')} "$@"\n`);
  await chmod(path, 0o755);
  return folder;
}
