import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { findProblemCode } from '../../test/expect-outcome.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { encoderLimits } from './encoder-limits.ts';
import { findProgram } from './find-program.ts';
import { guardCommand } from './guard-command.ts';
import { findMissingTools, runFfmpeg, runFfprobe } from './run-ffmpeg.ts';
import { runProgram, type ProgramRun } from './run-program.ts';
import { findNetworkIsolation } from './find-network-isolation.ts';

const folder = createTemporaryFolder();
afterEach(() => vi.unstubAllEnvs());

test('returns the output and the exit code of a program', async () => {
  const result = await shell('cat; echo problem >&2; exit 3', { stdin: Buffer.from('hello') });
  expect(result).toMatchObject({ end: 'exited', exitCode: 3, stderr: 'problem\n' });
  expect(result.stdout.toString()).toBe('hello');
});

// Requirement: media.programs-end
test('ends a program that does nothing at all, and its children', async () => {
  const pidFile = join(folder, 'stuck');
  const result = await shell(`sleep 60 >/dev/null 2>&1 & echo $! $$ > ${pidFile}; wait`, {
    stuckAfterMs: 400,
  });
  expect(result.end).toBe('stuck');
  await expectGone(pidFile);
});

// Requirement: media.processor-time
test('ends a program that uses too much processor time, also in its children', async () => {
  const pidFile = join(folder, 'busy');
  const burn = 'while :; do :; done';
  const result = await shell(`(${burn}) >/dev/null 2>&1 & echo $! $$ > ${pidFile}; wait`, {
    cpuLimitMs: 300,
  });
  expect(result.end).toBe('out-of-cpu-time');
  await expectGone(pidFile);
});

// Requirement: media.processor-time
test('does not end a program that takes much longer than its processor time', async () => {
  // Each turn rests, then works for as long as the system's resolution of processor time.
  const work = 'i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done';
  const slow = `for turn in 1 2 3 4 5 6; do sleep 0.3; ${work}; done`;
  const result = await shell(slow, { cpuLimitMs: 3000, stuckAfterMs: 1500 });
  expect(result).toMatchObject({ end: 'exited', exitCode: 0 });
});

test('distinguishes a program that was killed from one that crashed', async () => {
  expect((await shell('kill -KILL $$')).end).toBe('killed');
  expect(await shell('kill -SEGV $$')).toMatchObject({ end: 'exited', exitCode: null });
});

test('ends a program and its children when its signal aborts', async () => {
  const pidFile = join(folder, 'aborted');
  const controller = new AbortController();
  const running = shell(`sleep 60 >/dev/null 2>&1 & echo $! $$ > ${pidFile}; wait`, {
    signal: controller.signal,
  });
  await vi.waitFor(async () => expect(await readFile(pidFile, 'utf8')).toMatch(/\d+ \d+\n/), {
    timeout: 120_000,
  });
  controller.abort(new Error('not wanted'));
  await expect(running).rejects.toThrow('not wanted');
  await expectGone(pidFile);
});

test('does not start a program whose signal is already aborted', async () => {
  const marker = join(folder, 'started');
  await expect(
    shell(`touch ${marker}`, { signal: AbortSignal.abort(new Error('too late')) }),
  ).rejects.toThrow('too late');
  await expect(readFile(marker)).rejects.toThrow('ENOENT');
});

test('does not start a program whose server has died', async () => {
  const marker = join(folder, 'orphan');
  const { program, args } = await guardCommand('/bin/touch', [marker], {});
  // The program's parent is not this process, as if this process had died before the program could register for it.
  await promisify(execFile)('/bin/sh', ['-c', '"$@"; exit 0', 'sh', program, ...args]);
  if ((await findProgram('setpriv')) !== null) await expect(readFile(marker)).rejects.toThrow('ENOENT');
});

// Requirement: media.programs-end
test('ends a program whose server is killed', async () => {
  if ((await findProgram('setpriv')) === null) return;
  const pidFile = join(folder, 'outlived');
  const run = {
    program: '/bin/sh',
    args: ['-c', `echo $$ > ${pidFile}; exec sleep 60`],
    cpuLimitMs: 10_000,
    limits: {},
  };
  const script = `const { runProgram } = await import(${JSON.stringify(new URL('run-program.ts', import.meta.url).href)});
    await runProgram(${JSON.stringify(run)});`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  await vi.waitFor(async () => expect(await readFile(pidFile, 'utf8')).toMatch(/\d+\n/), {
    timeout: 120_000,
  });
  const hasExited = once(server, 'exit');
  server.kill('SIGKILL');
  await hasExited;
  await expectGone(pidFile);
});

test('ends a program that writes too much, and keeps only the end of its error output', async () => {
  const flood = await shell('head -c 10000000 /dev/zero', { maxStdoutBytes: 1000 });
  expect(flood.end).toBe('too-much-output');
  expect((await shell('head -c 50000000 /dev/zero >&2')).end).toBe('too-much-output');
  const complaints = await shell('head -c 5000000 /dev/zero | tr "\\0" x >&2; echo last >&2');
  expect(complaints.stderr.length).toBe(encoderLimits.stderrBytes);
  expect(complaints.stderr.endsWith('last\n')).toBe(true);
});

test('ends a probe that prints without end', async () => {
  const bin = join(folder, 'endless');
  await mkdir(bin);
  await writeFile(join(bin, 'ffprobe'), '#!/bin/sh\nexec yes\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
  const outcome = await runFfprobe({ path: '/x', kind: 'mp4', options: [] });
  expect(outcome).toMatchObject({ problem: { code: 'unreadable', detail: 'too much output' } });
});

// Requirement: security.decoder-network
test('runs without any network, loopback included, where the system allows it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const script = `require('node:net').connect(${port}, '127.0.0.1').once('connect', () => process.exit(0)).once('error', () => process.exit(7))`;
  const { exitCode } = await runProgram({
    program: process.execPath,
    args: ['-e', script],
    cpuLimitMs: 10_000,
    limits: {},
  });
  expect(exitCode).toBe((await findNetworkIsolation()) === null ? 0 : 7);
});

test.each(['TERM', 'INT'])('does not blame the file for an ffmpeg that gets SIG%s', async (name) => {
  const bin = join(folder, `signal-${name}`);
  await mkdir(bin);
  const ffmpeg = await findProgram('ffmpeg');
  // Reads half a minute of sound at its own speed, and gets the signal once it has started.
  const script = `#!/bin/sh\n(sleep 1; kill -${name} $$) >/dev/null 2>&1 &\nexec ${ffmpeg} -re "$@"\n`;
  await writeFile(join(bin, 'ffmpeg'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
  const outcome = await runFfmpeg({
    input: { kind: 'f32le', from: { bytes: new Uint8Array(4 * 8000 * 30) }, options: ['-ar', '8000'] },
    outputOptions: ['-f', 'null'],
    output: '-',
    cpuLimitMs: 10_000,
  });
  expect(findProblemCode(outcome)).toBe('busy');
});

test('hides the environment from programs', async () => {
  vi.stubEnv('ACCESS_PASSWORD', 'secret');
  const { stdout } = await shell('env');
  expect(stdout.toString()).not.toContain('secret');
});

test('names the missing tool', async () => {
  vi.stubEnv('PATH', folder);
  expect(await findMissingTools()).toEqual(['ffmpeg', 'ffprobe']);
  const outcome = await runFfprobe({ path: '/x', kind: 'mp4', options: [] });
  expect(findProblemCode(outcome)).toBe('tool-missing');
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
  expect(findProblemCode(await runFfprobe({ path: '/x', kind: 'mp4', options: [] }))).toBe(code);
});

function shell(script: string, options: Partial<ProgramRun> = {}) {
  return runProgram({ program: '/bin/sh', args: ['-c', script], cpuLimitMs: 10_000, limits: {}, ...options });
}

/**
 * Waits until the processes have ended. They must not share the program's output, because `runProgram` would wait for
 * them, until they have ended by themselves.
 */
async function expectGone(pidFile: string): Promise<void> {
  const pids = (await readFile(pidFile, 'utf8')).trim().split(' ').map(Number);
  try {
    const isAnyRunning = async () => (await Promise.all(pids.map(isRunning))).includes(true);
    // The processes would run for longer if nobody ended them.
    await vi.waitFor(async () => expect(await isAnyRunning()).toBe(false), { timeout: 20_000 });
  } finally {
    for (const pid of pids) if (await isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
}

/** A process that has ended but was not yet collected by its parent counts as ended. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    return !/^\d+ \(.*\) [ZX]/.test(status);
  } catch {
    return false;
  }
}
