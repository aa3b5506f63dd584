const MIB = 1024 * 1024;

/**
 * What a played ad may use. The values far exceed what the heaviest ads need, and are low enough for a server that plays
 * files of strangers: phones end a web view that uses half as much memory.
 */
export const playLimits = {
  /** Memory of a browser that plays one ad, in bytes. A browser without an ad uses about 200 MiB. */
  maxMemoryBytes: 900 * MIB,
  /** Memory of a browser for each further ad that it plays at the same time, in bytes. */
  memoryPerFurtherAdBytes: 600 * MIB,
  /** How fast a page may use processor time, in milliseconds per millisecond. Several threads may work for a short time. */
  processorShare: 1.3,
  /** Processor time that a page may use in addition, in milliseconds. */
  spareProcessorMs: 12_000,
  /** Processor time that a page may use without answering once, in milliseconds. A page that draws slowly answers between frames. */
  maxBlockedProcessorMs: 6000,
  /** How many an ad may have at the same time. */
  maxWorkers: 32,
  maxFrames: 40,
  /** How many an ad may cause in total. */
  maxWindows: 20,
  maxDialogs: 20,
  maxDownloads: 5,
  maxNavigations: 50,
  /** Changes of the address that stay on the page. Chromium delays those that exceed 200 in ten seconds. */
  maxAddresses: 150,
  maxRequests: 1000,
  maxConnections: 100,
  /** Messages of the console and uncaught errors. Workers can write without the limit that pages have. */
  maxMessages: 20_000,
  /** Length of all messages together, in characters. */
  maxMessageLength: 20_000_000,
} as const;
