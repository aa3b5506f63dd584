import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { uploadMessages } from '@spinreel/config-schema/messages/upload-messages';
import { fail, succeed, type Outcome } from '../../media-problem.ts';
import { encoderLimits } from '../../programs/encoder-limits.ts';
import { endCodes } from '../../programs/run-ffmpeg.ts';
import { runProgram } from '../../programs/run-program.ts';
import type { FontAnswer, FontRefusal, FontTask } from './font-facts.ts';

/** In a published package, the modules are JavaScript. */
const program = fileURLToPath(new URL(`font-program${extname(import.meta.url)}`, import.meta.url));

/**
 * Reads an uploaded font in a child process, which is killed if it takes too long. Resolves to its answer, and to the
 * font that it made.
 */
export async function runFontProgram(
  task: FontTask,
  options: { bytes: Uint8Array; signal?: AbortSignal | undefined },
): Promise<Outcome<{ answer: Exclude<FontAnswer, { refusal: FontRefusal }>; font: Uint8Array }>> {
  const result = await runProgram({
    program: process.execPath,
    args: ['--max-old-space-size=256', program, JSON.stringify(task)],
    stdin: options.bytes,
    cpuLimitMs: encoderLimits.fontCpuMs,
    limits: { dataBytes: encoderLimits.fontMemoryBytes },
    signal: options.signal,
  });
  if (result.end !== 'exited') return fail(endCodes[result.end], { detail: result.stderr });
  const lineEnd = result.stdout.indexOf('\n');
  if (result.exitCode !== 0 || lineEnd < 0) return fail('unusable-font', { detail: result.stderr });
  const answer = JSON.parse(result.stdout.toString('utf8', 0, lineEnd)) as FontAnswer;
  if ('refusal' in answer) return fail('unusable-font', { message: describeRefusal(answer.refusal) });
  return succeed({ answer, font: result.stdout.subarray(lineEnd + 1) });
}

function describeRefusal(refusal: FontRefusal): string {
  switch (refusal.reason) {
    case 'collection':
      return uploadMessages.fontCollection;
    case 'restricted':
      return uploadMessages.fontRestricted;
    case 'bitmap-only':
      return uploadMessages.fontBitmapOnly;
    case 'unpacked-size':
      return uploadMessages.fontUnpackedSize;
    case 'no-characters':
      return uploadMessages.fontWithoutCharacters;
    case 'too-large-to-embed-whole':
      return uploadMessages.fontTooLargeToEmbedWhole(refusal.sizeBytes);
  }
}
