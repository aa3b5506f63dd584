import { encoderLimits } from '../programs/encoder-limits.ts';
import { fail, succeed, type Outcome } from '../media-problem.ts';

let running = 0;

/**
 * Runs a function that decodes an image with sharp, and turns its errors into problems. sharp's time limit is clock
 * time, so a timeout is blamed on the image only if the threads have used as much processor time as an image may cost.
 * Otherwise the machine was busy.
 */
export async function decodeImage<T>(decode: () => Promise<T>): Promise<Outcome<T>> {
  const startMs = readWorkerCpuMs();
  running += 1;
  try {
    return succeed(await decode());
  } catch (error) {
    // Images that are decoded at the same time share the threads, so the time is divided among them.
    return failForImageError(error, (readWorkerCpuMs() - startMs) / running);
  } finally {
    running -= 1;
  }
}

/** Returns the problem for an error of sharp after the given processor time. */
function failForImageError(error: unknown, cpuMs: number): Outcome<never> {
  const detail = error instanceof Error ? error.message : String(error);
  if (/pixel limit|dimensions/i.test(detail)) return fail('too-many-pixels', { detail });
  if (!detail.startsWith('timeout')) return fail('unreadable', { detail });
  return fail(cpuMs < encoderLimits.imageCpuMs ? 'busy' : 'timed-out', { detail });
}

/** Processor time of all threads except the JavaScript thread: sharp works in the others. */
function readWorkerCpuMs(): number {
  const all = process.cpuUsage();
  const own = process.threadCpuUsage();
  return (all.user + all.system - own.user - own.system) / 1000;
}
