import { availableParallelism } from 'node:os';

/** What one run of a tool may take. Times are wall clock in milliseconds, memory and files in bytes. */
export const encoderLimits = {
  probeTimeoutMs: 5_000,
  imageTimeoutMs: 10_000,
  musicTimeoutMs: 20_000,
  /** Looking through a whole mezzanine, for its filmstrip or its moments. */
  lookThroughTimeoutMs: 20_000,
  /** One pass of a budgeted encode; it runs in the background and may share the cores. */
  finalPassTimeoutMs: 180_000,
  /** Address space of one ffmpeg: 1080p with two threads needs about 1 GB of it. */
  memoryBytes: 4 * 1024 ** 3,
  /** Private writable memory of the child that draws SVG. */
  rasteriserMemoryBytes: 768 * 1024 ** 2,
  /** The largest file that a tool may write. */
  fileBytes: 256 * 1024 ** 2,
  /** What is kept of a tool's messages: the end of them. */
  stderrBytes: 8 * 1024,
  stdoutBytes: 64 * 1024 ** 2,
} as const;

/**
 * Threads of each encode. Fixed, because x264 writes other bytes for another number of threads, and equal input must
 * give equal bytes on every machine.
 */
export const encoderThreads = 2;

/** How many tools may run at once, and how many may wait for that before the answer is 'busy'. */
export const encoderSlotLimits = {
  slots: Math.max(1, availableParallelism()),
  /** Background encodes leave one slot free, so that an upload never waits for them. */
  backgroundSlots: Math.max(1, availableParallelism() - 1),
  maxWaiting: 4 * Math.max(1, availableParallelism()),
} as const;
