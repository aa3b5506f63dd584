import type { Milliseconds } from './units.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Waits and intervals that only the server needs, in milliseconds. They are not loaded with a page. */
export const serverTimings = {
  /**
   * The server responds to uploads, previews and filmstrips within this time, with the result or a request to retry.
   * Shorter than `timings.videoUploadTimeoutMs`, after which clients give up.
   */
  quickAnswerMs: 25_000,
  /** The server responds to exports and checks within this time. Shorter than `siteTimings.requestTimeoutMs`. */
  exportAnswerMs: 240_000,
  /** Interval of heartbeats in a progress stream, because proxies close idle connections. */
  progressHeartbeatMs: 15 * SECOND_MS,
  /** Longest duration of a progress stream. Well above the time that a client waits for the result. */
  progressStreamMaxMs: 10 * MINUTE_MS,
  /** A contact form submitted faster than this was filled in by a bot. */
  contactMinFillMs: SECOND_MS,
  /** Delay before a failed mail is retried. Doubles with each failure, up to `mailRetryMaxMs`. */
  mailRetryFirstMs: MINUTE_MS,
  /** Longest delay before a failed mail is retried. */
  mailRetryMaxMs: 6 * 60 * MINUTE_MS,
} as const satisfies Record<string, Milliseconds>;
