import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { problemOf } from '../test/expect-outcome.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { encoderLimits } from './encoder-limits.ts';
import { missingTools, runFfprobe } from './run-ffmpeg.ts';
import { runProgram, type ProgramRun } from './run-program.ts';
import { withoutNetwork } from './without-network.ts';

const folder = temporaryFolder();
afterEach(() => vi.unstubAllEnvs());

test('gives back what a program wrote and how it ended', async () => {
  const result = await shell('cat; echo problem >&2; exit 3', { stdin: Buffer.from('hello') });
  expect(result).toMatchObject({ end: 'exited', exitCode: 3, stderr: 'problem\n' });
  expect(result.stdout.toString()).toBe('hello');
});

test('ends a program and its children when time is up', async () => {
  const pidFile = join(folder, 'timed-out');
  const result = await shell(`sleep 60 & echo $! $$ > ${pidFile}; wait`, { timeoutMs: 400 });
  expect(result.end).toBe('timed-out');
  await expectGone(pidFile);
});

test('ends a program and its children when it is not wanted any more', async () => {
  const pidFile = join(folder, 'aborted');
  const controller = new AbortController();
  const running = shell(`sleep 60 & echo $! $$ > ${pidFile}; wait`, { signal: controller.signal });
  await vi.waitFor(async () => expect(await readFile(pidFile, 'utf8')).toMatch(/\d+ \d+\n/), {
    timeout: 5000,
  });
  controller.abort(new Error('not wanted'));
  await expect(running).rejects.toThrow('not wanted');
  await expectGone(pidFile);
});

test('never starts a program that is not wanted any more', async () => {
  const marker = join(folder, 'started');
  await expect(
    shell(`touch ${marker}`, { signal: AbortSignal.abort(new Error('too late')) }),
  ).rejects.toThrow('too late');
  await expect(readFile(marker)).rejects.toThrow('ENOENT');
});

test('ends a program that writes too much, and keeps only the end of its complaints', async () => {
  const flood = await shell('head -c 10000000 /dev/zero', { maxStdoutBytes: 1000 });
  expect(flood.end).toBe('too-much-output');
  const complaints = await shell('head -c 5000000 /dev/zero | tr "\\0" x >&2; echo last >&2');
  expect(complaints.stderr.length).toBe(encoderLimits.stderrBytes);
  expect(complaints.stderr.endsWith('last\n')).toBe(true);
});

test('S26: reaches no network, not even this machine, where the system lets programs have one of their own', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const script = `require('node:net').connect(${port}, '127.0.0.1').once('connect', () => process.exit(0)).once('error', () => process.exit(7))`;
  const { exitCode } = await runProgram({
    program: process.execPath,
    args: ['-e', script],
    timeoutMs: 10_000,
    limits: {},
  });
  expect(exitCode).toBe((await withoutNetwork()) === null ? 0 : 7);
});

test('hides the environment from programs', async () => {
  vi.stubEnv('ACCESS_PASSWORD', 'secret');
  const { stdout } = await shell('env');
  expect(stdout.toString()).not.toContain('secret');
});

test('says which tool is missing', async () => {
  vi.stubEnv('PATH', folder);
  expect(await missingTools()).toEqual(['ffmpeg', 'ffprobe']);
  const outcome = await runFfprobe({ path: '/x', kind: 'mp4', options: [] });
  expect(problemOf(outcome)).toBe('tool-missing');
  expect(outcome).toMatchObject({ problem: { message: expect.stringContaining('ffprobe') as string } });
});

test.each([
  ['cannot be executed', '', 0o644, 'tool-missing'],
  ['breaks down', '#!/bin/sh\nkill -SEGV $$\n', 0o755, 'unreadable'],
  ['answers nonsense', '#!/bin/sh\necho nonsense\n', 0o755, 'unreadable'],
] as const)('survives a tool that %s', async (name, script, mode, code) => {
  const bin = join(folder, name.replaceAll(' ', '-'));
  await mkdir(bin);
  await writeFile(join(bin, 'ffprobe'), script);
  await chmod(join(bin, 'ffprobe'), mode);
  vi.stubEnv('PATH', `${bin}:/nowhere`);
  expect(problemOf(await runFfprobe({ path: '/x', kind: 'mp4', options: [] }))).toBe(code);
});

function shell(script: string, options: Partial<ProgramRun> = {}) {
  return runProgram({ program: '/bin/sh', args: ['-c', script], timeoutMs: 10_000, limits: {}, ...options });
}

async function expectGone(pidFile: string): Promise<void> {
  await sleep(50);
  const pids = (await readFile(pidFile, 'utf8')).trim().split(' ').map(Number);
  for (const pid of pids) expect(await isRunning(pid)).toBe(false);
}

/** A process that has ended but was not yet collected by its parent counts as gone. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    return !/^\d+ \(.*\) [ZX]/.test(status);
  } catch {
    return false;
  }
}
