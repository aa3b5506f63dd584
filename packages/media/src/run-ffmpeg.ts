import ffmpeg from 'fluent-ffmpeg';
import { messages } from '@spinreel/config-schema/messages';
import { encoderLimits, encoderThreads } from './encoder-limits.ts';
import { findProgram } from './find-program.ts';
import { decodingGuards, inputFile, probingGuards, type InputKind } from './input-guards.ts';
import { fail, succeed, type MediaProblemCode, type Outcome } from './media-problem.ts';
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
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onStdout?: (chunk: Buffer) => void;
}

/**
 * The one place from which ffmpeg is started: argument lists without a shell, guarded input, a limit on time, memory
 * and output, no metadata carried over. The value is what it wrote to standard output.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<Outcome<Buffer>> {
  const program = await findProgram('ffmpeg');
  if (!program) return toolMissing('ffmpeg');
  const { input } = run;
  const source = 'path' in input.from ? inputFile(input.from.path) : 'pipe:0';
  // fluent-ffmpeg only puts the list in order: starting processes is what it never did safely. It splits the words of
  // a single array, so options go in one by one.
  const args = ffmpeg()
    .input(source)
    .inputOptions(...toolOptions, ...decodingGuards(input.kind), ...(input.options ?? []))
    .output(run.output)
    .outputOptions(...run.outputOptions, '-map_metadata', '-1', '-map_chapters', '-1')
    ._getArguments();
  const result = await runProgram({
    program,
    args,
    stdin: 'bytes' in input.from ? input.from.bytes : undefined,
    timeoutMs: run.timeoutMs,
    limits: limitsFor(run.timeoutMs),
    signal: run.signal,
    onStdout: run.onStdout,
  });
  return outcomeOf('ffmpeg', result);
}

/** Asks ffprobe about a stored upload. The value is the JSON that it printed. */
export async function runFfprobe(run: {
  path: string;
  kind: InputKind;
  options: readonly string[];
  signal?: AbortSignal | undefined;
}): Promise<Outcome<unknown>> {
  const program = await findProgram('ffprobe');
  if (!program) return toolMissing('ffprobe');
  const result = await runProgram({
    program,
    args: [
      ...['-hide_banner', '-loglevel', 'error'],
      ...probingGuards(run.kind),
      ...run.options,
      ...['-of', 'json', inputFile(run.path)],
    ],
    timeoutMs: encoderLimits.probeTimeoutMs,
    limits: limitsFor(encoderLimits.probeTimeoutMs),
    signal: run.signal,
  });
  const outcome = outcomeOf('ffprobe', result);
  if (!outcome.ok) return outcome;
  try {
    return succeed(JSON.parse(outcome.value.toString('utf8')) as unknown);
  } catch {
    return fail('unreadable', { detail: result.stderr });
  }
}

/** Which of the tools are not on PATH; empty when all is well. For health checks. */
export async function missingTools(): Promise<string[]> {
  const tools = ['ffmpeg', 'ffprobe'];
  const paths = await Promise.all(tools.map(findProgram));
  return tools.filter((_, index) => paths[index] === null);
}

const toolOptions = ['-hide_banner', '-loglevel', 'error', '-nostdin'];

function limitsFor(timeoutMs: number) {
  return {
    cpuSeconds: Math.ceil((timeoutMs / 1000) * (encoderThreads + 2)),
    addressSpaceBytes: encoderLimits.memoryBytes,
    fileBytes: encoderLimits.fileBytes,
  };
}

function outcomeOf(program: string, result: ProgramResult): Outcome<Buffer> {
  if (result.end === 'timed-out') return fail('timed-out', { detail: result.stderr });
  if (result.end === 'too-much-output') return fail('unreadable', { detail: 'too much output' });
  if (result.exitCode === 0) return succeed(result.stdout);
  // 126 and 127 are the guards' words for a program that cannot be executed.
  if (result.exitCode === 126 || result.exitCode === 127) return toolMissing(program);
  return fail(codeIn(result.stderr), { detail: result.stderr });
}

/** The tools have one exit code for every failure: what their guards say tells them apart. */
function codeIn(stderr: string): MediaProblemCode {
  if (stderr.includes('not on whitelist')) return 'unsupported';
  return stderr.includes('exceeds specified max pixel count') ? 'too-many-pixels' : 'unreadable';
}

function toolMissing(program: string): Outcome<never> {
  return fail('tool-missing', { message: `${messages.backend.unavailable} (${program})` });
}
