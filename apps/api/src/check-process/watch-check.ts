import { createProcessTree } from '@spinreel/preflight/limits/process-tree';
import type { CheckOrder } from './check-order.ts';

const MIB = 1024 * 1024;

/** What a check process and everything that it has started may use. */
interface CheckLimits {
  /** How long the check may take in total, in milliseconds. */
  readonly durationMs: number;
  readonly processorMs: number;
  /** Memory in bytes. Higher than the limit of a browser, which says more precisely what a page does. */
  readonly memoryBytes: number;
}

/** Only a file built to exhaust the machine exceeds these limits. */
export const checkLimits: Readonly<Record<CheckOrder['kind'], CheckLimits>> = {
  bytes: { durationMs: 60_000, processorMs: 28_000, memoryBytes: 1100 * MIB },
  behaviour: { durationMs: 5 * 60_000, processorMs: 10 * 60_000, memoryBytes: 1200 * MIB },
  publishing: { durationMs: 5 * 60_000, processorMs: 10 * 60_000, memoryBytes: 1200 * MIB },
  print: { durationMs: 60_000, processorMs: 60_000, memoryBytes: 1200 * MIB },
};

/** Interval of measurements, in milliseconds. */
const sampleMs = 100;

/** Why a check was ended, as a sentence about the file. */
export const exceededReasons = {
  duration: 'The file takes too long to check.',
  processor: 'The file takes too much of the processor to check.',
  memory: 'The file takes too much memory to check.',
  crash: 'The file is built in a way that cannot be checked.',
} as const;

/**
 * Watches a check process with everything that it has started, until the returned function is called. `onExceeded` is called
 * once with the reason, after all of them have been killed.
 */
export function watchCheck(
  pid: number,
  kind: CheckOrder['kind'],
  onExceeded: (reason: string) => void,
): () => void {
  const limits = checkLimits[kind];
  const tree = createProcessTree(pid);
  const startedAtMs = performance.now();
  /** The processor time of each process, also of those that have ended. */
  const processorMs = new Map<number, number>();
  const findReason = () => {
    let memoryBytes = 0;
    for (const use of tree.read()) {
      memoryBytes += use.memoryBytes;
      processorMs.set(use.pid, use.processorMs);
    }
    if (memoryBytes > limits.memoryBytes) return exceededReasons.memory;
    const usedMs = [...processorMs.values()].reduce((sum, used) => sum + used, 0);
    if (usedMs > limits.processorMs) return exceededReasons.processor;
    return performance.now() - startedAtMs > limits.durationMs ? exceededReasons.duration : null;
  };
  const timer = setInterval(() => {
    const reason = findReason();
    if (reason === null) return;
    clearInterval(timer);
    killTree(pid);
    onExceeded(reason);
  }, sampleMs);
  return () => clearInterval(timer);
}

/** Kills a process and everything that it has started. */
export function killTree(pid: number): void {
  for (const use of createProcessTree(pid).read()) {
    try {
      process.kill(use.pid, 'SIGKILL');
    } catch {
      // It has just ended.
    }
  }
}
