import { readCpuTimeMs } from './read-cpu-time-ms.ts';
import { encoderLimits } from './encoder-limits.ts';

/** Why a process had to be ended: its work costs too much, or it makes no progress. */
export type EndReason = 'out-of-cpu-time' | 'stuck';

/**
 * Watches the processor time of a process. Calls `onEnd` once: with `out-of-cpu-time` if the process has used more than
 * `cpuLimitMs`, and with `stuck` if it has used none for a while, or if it has run for very long. A busy machine causes
 * neither. Returns a cleanup function.
 */
export function watchProcess(
  pid: number,
  options: {
    cpuLimitMs: number;
    stuckAfterMs?: number | undefined;
    onEnd: (reason: EndReason) => void;
  },
): () => void {
  const { cpuLimitMs, stuckAfterMs = encoderLimits.stuckAfterMs, onEnd } = options;
  const sampleMs = Math.min(encoderLimits.cpuSampleMs, stuckAfterMs / 4);
  let isOver = false;
  let mostMs = -1;
  let idleSamples = 0;
  let timer: NodeJS.Timeout;

  const end = (reason: EndReason): void => {
    if (isOver) return;
    stop();
    onEnd(reason);
  };
  const sample = async (): Promise<void> => {
    const cpuMs = await readCpuTimeMs(pid);
    if (isOver) return;
    if (cpuMs !== null && cpuMs > cpuLimitMs) return end('out-of-cpu-time');
    // Counts samples, not the time between them, so that a laptop that was asleep does not make programs look stuck.
    idleSamples = cpuMs === null || cpuMs > mostMs ? 0 : idleSamples + 1;
    mostMs = Math.max(mostMs, cpuMs ?? -1);
    if (idleSamples * sampleMs >= stuckAfterMs) return end('stuck');
    timer = setTimeout(() => void sample(), sampleMs);
  };
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(wallTimer);
  };
  const wallTimer = setTimeout(() => end('stuck'), encoderLimits.wallMs);
  timer = setTimeout(() => void sample(), sampleMs);
  return stop;
}
