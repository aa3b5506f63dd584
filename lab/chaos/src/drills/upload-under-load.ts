import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { enterServer, type DrillClient } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { startServed } from '../server/served-process.ts';

/** The result of uploading valid videos to an overloaded machine. */
export interface LoadFigures {
  /** The number of endless processes that compete with the server: one per core. */
  readonly endlessProcesses: number;
  readonly uploads: number;
  readonly taken: number;
  /** Uploads refused with an error that blames the file. */
  readonly blamed: number;
  /** How often a client was asked to retry. */
  readonly askedBack: number;
  /** The longest time that a client waited for any answer, in milliseconds. */
  readonly slowestAnswerMs: number;
  readonly wholeMs: number;
}

const uploads = 10;

/** Longer than any client would retry. Only ends a drill that hangs. */
const giveUpAfterMs = 15 * 60_000;

/** Uploads ten different 15-second 1080p videos at once, like the wizard, while every core is busy. */
export function uploadUnderLoad(): Promise<LoadFigures> {
  return inDrillFolder(async (folder) => {
    const clip = await drawClip(join(folder, 'clip.mp4'));
    const server = await startServed({ dataDir: join(folder, 'data') });
    const client = await enterServer(server.origin);
    const endless = Array.from({ length: availableParallelism() }, startEndless);
    try {
      const startedAtMs = performance.now();
      const results = await Promise.all(
        Array.from({ length: uploads }, (_, index) => uploadPatiently(client, distinctVideo(clip, index))),
      );
      const wholeMs = Math.round(performance.now() - startedAtMs);
      return {
        endlessProcesses: endless.length,
        uploads,
        taken: results.filter(({ status }) => status === 200).length,
        blamed: results.filter(({ status }) => status >= 400 && status < 500).length,
        askedBack: results.reduce((sum, result) => sum + result.askedBack, 0),
        slowestAnswerMs: Math.round(Math.max(...results.map((result) => result.slowestAnswerMs))),
        wholeMs,
      };
    } finally {
      for (const child of endless) child.kill('SIGKILL');
      await server.end('SIGTERM');
    }
  });
}

/** Uploads a video and retries as long as the server asks for it. */
async function uploadPatiently(client: DrillClient, bytes: Uint8Array) {
  const giveUpAtMs = performance.now() + giveUpAfterMs;
  let askedBack = 0;
  let slowestAnswerMs = 0;
  for (;;) {
    const sentAtMs = performance.now();
    const answer = await client.upload('video', { name: 'clip.mp4', bytes });
    await answer.arrayBuffer();
    slowestAnswerMs = Math.max(slowestAnswerMs, performance.now() - sentAtMs);
    const retryAfterSeconds = Number(answer.headers.get('retry-after'));
    const isAskedBack = answer.status === 503 && retryAfterSeconds > 0;
    if (!isAskedBack || performance.now() > giveUpAtMs) {
      return { status: answer.status, askedBack, slowestAnswerMs };
    }
    askedBack += 1;
    await sleep(retryAfterSeconds * 1000);
  }
}

/** Fifteen seconds of moving shapes in 1080p with sound, a few megabytes. */
async function drawClip(path: string): Promise<Uint8Array> {
  const input = ['-f', 'lavfi', '-i', 'testsrc2=size=1920x1080:rate=30:duration=15'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=15'];
  const output = ['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '4000k', '-c:a', 'aac', path];
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...input, ...sound, ...output]);
  return await readFile(path);
}

/** The same video as another file, so that its work is not shared: players skip the box at its end. */
function distinctVideo(clip: Uint8Array, index: number): Uint8Array {
  return Buffer.concat([clip, Buffer.from([0, 0, 0, 9]), Buffer.from('free'), Buffer.from([index])]);
}

function startEndless(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}
