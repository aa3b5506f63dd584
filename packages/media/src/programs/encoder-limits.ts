/**
 * Limits for one run of a tool, in milliseconds and bytes. A file is judged by the processor time it costs, summed over
 * all threads, because that does not depend on how busy the machine is. Clock time only ends processes that are stuck.
 */
export const encoderLimits = {
  /** Reading a file's header and listing its packets takes a tenth of a second. */
  probeCpuMs: 10_000,
  /** Decoding the first frames takes a tenth of a second, but those before an edit list may be all of a long file. */
  firstFrameCpuMs: 80_000,
  /** The largest accepted image takes about 2 seconds. */
  imageCpuMs: 10_000,
  /** Music is decoded and encoded by one thread. A minute of it takes about 2 seconds. */
  musicCpuMs: 20_000,
  /** Decoding a whole mezzanine with two threads, for its filmstrip or for suggested pauses. */
  lookThroughCpuMs: 80_000,
  /** Encoding an upload's mezzanine. A minute of 1080p at 60 frames per second takes less than half of this. */
  quickEncodeCpuMs: 120_000,
  /** One pass of a budgeted encode with a slow preset. */
  finalPassCpuMs: 720_000,
  /** Extra processor time that the kernel allows on top of the limits above, in case this process cannot measure. */
  cpuSpareMs: 30_000,
  /** The interval at which a tool's processor time is measured. */
  cpuSampleMs: 500,
  /** A tool that uses no processor time for this long is stuck. */
  stuckAfterMs: 10_000,
  /** The longest clock time of any tool, for systems that do not report processor time. */
  wallMs: 10 * 60_000,
  /** sharp's limit in clock time: three times its processor time, to allow for other work on the machine. */
  imageWallMs: 30_000,
  /** Address space of one ffmpeg process. 1080p with two threads needs about 1 GB. */
  memoryBytes: 4 * 1024 ** 3,
  /** Private writable memory of the child process that draws SVG. */
  rasteriserMemoryBytes: 1024 ** 3,
  /** Reading, reducing and packing the largest accepted font takes about 15 seconds. */
  fontCpuMs: 60_000,
  /** Private writable memory of the child process that reads uploaded fonts. */
  fontMemoryBytes: 1024 ** 3,
  /** The largest file that a tool may write. */
  fileBytes: 256 * 1024 ** 2,
  /** How much of the end of a tool's messages is stored. */
  stderrBytes: 8 * 1024,
  /** A tool that writes more messages than this is ended. */
  stderrFloodBytes: 16 * 1024 ** 2,
  stdoutBytes: 64 * 1024 ** 2,
  /**
   * The most that ffprobe may print, because some files make it print without end. It prints about 110 bytes for each
   * packet, so a minute of 60 frames per second with sound has less than 1 MB.
   */
  probeOutputBytes: 16 * 1024 ** 2,
} as const;

/**
 * Threads of each encode. The number is fixed, because x264's output depends on it, and equal input must give equal
 * bytes on every machine.
 */
export const encoderThreads = 2;
