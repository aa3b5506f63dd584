import ffmpeg from 'fluent-ffmpeg';
import { messages } from '@spinreel/config-schema/messages/messages';
import { encoderLimits } from './encoder-limits.ts';
import { findProgram } from './find-program.ts';
import { buildDecodingGuards, formatInputFile, buildProbingGuards, type InputKind } from './input-guards.ts';
import { fail, succeed, type MediaProblemCode, type Outcome } from '../media-problem.ts';
import { runProgram, type ProgramResult } from './run-program.ts';

/** What to read: a file by its absolute path, or bytes through standard input. */
export interface FfmpegInput {
  readonly kind: InputKind;
  readonly from: { readonly path: string } | { readonly bytes: Uint8Array };
  /** Options before `-i`, such as a seek. */
  readonly options?: readonly string[];
}

/** One run of ffmpeg. */
export interface FfmpegRun {
  readonly input: FfmpegInput;
  readonly outputOptions: readonly string[];
  /** An absolute path, `pipe:1`, or `-` for none. */
  readonly output: string;
  /** Limit on processor time in milliseconds. */
  readonly cpuLimitMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onStdout?: (chunk: Buffer) => void;
  /** Whether only `onStdout` gets the output, which then may have any size. False by default. */
  readonly isStreamed?: boolean;
}

/**
 * Runs ffmpeg. No other code starts it. It gets an argument list without a shell, guarded input, limits on time, memory
 * and output, and copies no metadata. Resolves to its standard output.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<Outcome<Buffer>> {
  const program = await findProgram('ffmpeg');
  if (!program) return failToolMissing('ffmpeg');
  const { input } = run;
  const source = 'path' in input.from ? formatInputFile(input.from.path) : 'pipe:0';
  // fluent-ffmpeg only builds the argument list. It splits a single array at spaces, so options are passed one by one.
  const args = ffmpeg()
    .input(source)
    .inputOptions(...toolOptions, ...buildDecodingGuards(input.kind), ...(input.options ?? []))
    .output(run.output)
    .outputOptions(...run.outputOptions, '-map_metadata', '-1', '-map_chapters', '-1')
    ._getArguments();
  const result = await runProgram({
    program,
    args,
    stdin: 'bytes' in input.from ? input.from.bytes : undefined,
    cpuLimitMs: run.cpuLimitMs,
    limits,
    signal: run.signal,
    onStdout: run.onStdout,
    isStreamed: run.isStreamed,
  });
  return toOutcome('ffmpeg', result);
}

/** Runs ffprobe on a stored upload. Resolves to the JSON that it printed. */
export async function runFfprobe(run: {
  path: string;
  kind: InputKind;
  options: readonly string[];
  /** Limit on processor time in milliseconds; `encoderLimits.probeCpuMs` if left out. */
  cpuLimitMs?: number | undefined;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<unknown>> {
  const program = await findProgram('ffprobe');
  if (!program) return failToolMissing('ffprobe');
  const result = await runProgram({
    program,
    args: [
      ...['-hide_banner', '-loglevel', 'error'],
      ...buildProbingGuards(run.kind),
      ...run.options,
      ...['-of', 'json=compact=1', formatInputFile(run.path)],
    ],
    cpuLimitMs: run.cpuLimitMs ?? encoderLimits.probeCpuMs,
    maxStdoutBytes: encoderLimits.probeOutputBytes,
    limits,
    signal: run.signal,
  });
  const outcome = toOutcome('ffprobe', result);
  if (!outcome.ok) return outcome;
  try {
    return succeed(JSON.parse(outcome.value.toString('utf8')) as unknown);
  } catch {
    return fail('unreadable', { detail: result.stderr });
  }
}

/** Finds which of the tools are not on PATH, for health checks. */
export async function findMissingTools(): Promise<string[]> {
  const tools = ['ffmpeg', 'ffprobe'];
  const paths = await Promise.all(tools.map(findProgram));
  return tools.filter((_, index) => paths[index] === null);
}

/** Finds which of the named filters the installed ffmpeg lacks: all of them if there is no ffmpeg. */
export async function findMissingFilters(names: readonly string[]): Promise<string[]> {
  const program = await findProgram('ffmpeg');
  if (!program) return [...names];
  const listed = listings.get(program) ?? listFilters(program);
  listings.set(program, listed);
  const known = await listed;
  return names.filter((name) => !known.has(name));
}

/** The filters of each ffmpeg by its path, which are listed once. */
const listings = new Map<string, Promise<ReadonlySet<string>>>();

/** Each line names a filter after its three flags. */
async function listFilters(program: string): Promise<ReadonlySet<string>> {
  const args = ['-hide_banner', '-filters'];
  const { stdout } = await runProgram({ program, args, cpuLimitMs: encoderLimits.probeCpuMs, limits });
  const lines = stdout.toString('utf8').split('\n');
  return new Set(lines.map((line) => line.trim().split(/\s+/)[1] ?? ''));
}

const toolOptions = ['-hide_banner', '-loglevel', 'error', '-nostdin'];

const limits = {
  addressSpaceBytes: encoderLimits.memoryBytes,
  fileBytes: encoderLimits.fileBytes,
} as const;

function toOutcome(program: string, result: ProgramResult): Outcome<Buffer> {
  if (result.end !== 'exited') {
    const reason = result.end.replaceAll('-', ' ');
    return fail(endCodes[result.end], { detail: [reason, result.stderr].filter(Boolean).join(': ') });
  }
  if (result.exitCode === 0) return succeed(result.stdout);
  if (result.exitCode === stoppedExitCode) return fail(endCodes.killed, { detail: 'killed by a signal' });
  // 126 and 127 are the exit codes of the guards for a program that cannot be executed.
  if (result.exitCode === 126 || result.exitCode === 127) return failToolMissing(program);
  const refusedDecoder = findRefusedDecoder(result.stderr);
  return fail(findCode(result.stderr), {
    detail: result.stderr,
    ...(refusedDecoder !== undefined && { refusedDecoder }),
  });
}

/**
 * ffmpeg catches the signals that ask it to stop, finishes its file and exits with this code, which it uses for nothing
 * else.
 */
const stoppedExitCode = 255;

/** The decoder named last, because a tool may first warn about streams that it can do without. */
function findRefusedDecoder(stderr: string): string | undefined {
  return [...stderr.matchAll(/Codec \(([\w.-]{1,32})\) not on whitelist/g)].at(-1)?.[1];
}

/**
 * The problem for each way in which a program was ended. A program that is stuck or was killed is not the file's fault.
 */
export const endCodes: Readonly<Record<Exclude<ProgramResult['end'], 'exited'>, MediaProblemCode>> = {
  'out-of-cpu-time': 'timed-out',
  'too-much-output': 'unreadable',
  stuck: 'busy',
  killed: 'busy',
};

/** The tools have one exit code for all failures, so their output decides. */
function findCode(stderr: string): MediaProblemCode {
  if (stderr.includes('not on whitelist')) return 'unsupported';
  return stderr.includes('exceeds specified max pixel count') ? 'too-many-pixels' : 'unreadable';
}

function failToolMissing(program: string): Outcome<never> {
  return fail('tool-missing', { message: `${messages.backend.unavailable} (${program})` });
}
