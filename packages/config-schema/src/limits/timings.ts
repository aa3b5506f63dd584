import { winningBadgeMs } from './ad-timings.ts';
import type { Milliseconds } from './units.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Every wait, interval and lifetime that the wizard and the legal pages know, in milliseconds. */
export const timings = {
  accessVerifyDelayMs: 500,
  autosaveDebounceMs: 900,
  placementSaveThrottleMs: 150,
  /** Delay before a failed save is retried. Doubles with each failure, up to `saveRetryMaxMs`. */
  saveRetryFirstMs: 2 * SECOND_MS,
  /** Longest delay before a failed save is retried. */
  saveRetryMaxMs: 30 * SECOND_MS,
  /** Delay before a request is retried after a 503 response without `Retry-After`. */
  busyRetryMs: 3 * SECOND_MS,
  /**
   * Delay after the last change of the video's crop and trim, or of the ad, before a new video or preview is requested.
   */
  settleMs: 600,
  /** Interval for refreshing estimated sizes, because the video may have been encoded since. */
  estimateRefreshMs: 15 * SECOND_MS,
  /** How long the wizard caches the verdicts on an ad, across its steps. */
  verdictCacheMs: HOUR_MS,
  /** Changes to one field are one undo step until no change occurs for this long. */
  undoQuietMs: SECOND_MS,
  /** How long a note is shown that explains why an action was blocked, such as opening a step. */
  noteMs: 6 * SECOND_MS,
  /** How long a note is shown that names the undone action. */
  undoneNoteMs: 4 * SECOND_MS,
  /** How long a note offers to undo a deletion or restoration. */
  undoOfferMs: 8 * SECOND_MS,
  /** An upload shows its speed and remaining time after this long. */
  transferDetailAfterMs: 2 * SECOND_MS,
  videoUploadTimeoutMs: 30_000,
  /** How long the wizard retries requests to a busy server before it shows an error. */
  maxBusyWaitMs: 10 * MINUTE_MS,
  /** The wizard lists the builds of an ad again at this interval while their stream is silent. */
  buildsPollMs: 5 * SECOND_MS,
  /** A stream of unfinished builds is silent if nothing has arrived for this long. */
  buildsSilenceMs: 20 * SECOND_MS,
  winningBadgeMs,
  exportTtlMs: 7 * 24 * HOUR_MS,
  previewTtlMs: 15 * MINUTE_MS,
  /** How long a file that was uploaded to be checked is stored, so that it can be played for many networks. */
  checkedFileTtlMs: 3 * HOUR_MS,
  /** Lifetime of the report on a checked file, and of the link under which it is shared. */
  checkReportTtlMs: 7 * 24 * HOUR_MS,
  /** How long a deleted ad can be restored. */
  deletedAdTtlMs: 30 * 24 * HOUR_MS,
  /** How long a contact message is stored after it was mailed. */
  mailedContactTtlMs: 30 * 24 * HOUR_MS,
  /** How long a contact message is stored after it was received, if no recipient is configured. */
  contactTtlMs: 180 * 24 * HOUR_MS,
} as const satisfies Record<string, Milliseconds>;

/**
 * Delays after wrong passwords (docs/adr/0017). Each lane counts separately: after `free` wrong passwords, the next
 * attempt must wait `firstDelayMs`. The delay doubles with each further wrong password, up to `maxDelayMs`.
 */
export const passwordLanes = {
  /** One browser that has unlocked before, or that has been asked to wait during its first attempts. */
  browser: { free: 5, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  /** The first attempts of all new browsers at one address. */
  newBrowsersAtAddress: { free: 20, firstDelayMs: SECOND_MS, maxDelayMs: 10 * SECOND_MS },
  /** The first attempts of all new browsers at all addresses. */
  newBrowsers: { free: 200, firstDelayMs: SECOND_MS, maxDelayMs: 5 * SECOND_MS },
  /** All other clients at one address. */
  address: { free: 5, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  /** All other clients at all addresses. */
  everybody: { free: 100, firstDelayMs: SECOND_MS, maxDelayMs: 10 * SECOND_MS },
} as const;

/** A lane resets its count after this long without a wrong password. */
export const passwordLaneMs = HOUR_MS;

/** How long a browser that has unlocked is recognized. */
export const knownBrowserTtlMs = 90 * 24 * HOUR_MS;

/** Rate limit for invalid access tokens. Beyond it, the server responds with 429. Valid tokens are always accepted. */
export const tokenRateLimit = {
  maxAttempts: 20,
  windowMs: 15 * MINUTE_MS,
  maxAttemptsOverall: 1000,
  overallWindowMs: HOUR_MS,
} as const;

/** How long a shared preview can be opened after it was last shared. The marketer chooses one of these lifetimes. */
export const sharedPreviewLifetimesMs = {
  '1-hour': HOUR_MS,
  '7-days': 7 * 24 * HOUR_MS,
  '30-days': 30 * 24 * HOUR_MS,
} as const;
export type SharedPreviewLifetime = keyof typeof sharedPreviewLifetimesMs;

/** The names of the lifetimes, the shortest first. It is the default. */
export const sharedPreviewLifetimes = Object.keys(sharedPreviewLifetimesMs) as SharedPreviewLifetime[];

/** Rate limits for invalid addresses of shared previews, and for those of shared reports. Beyond it, the server responds with 429. */
export const sharedLinkRateLimit = {
  maxAttempts: 20,
  windowMs: 15 * MINUTE_MS,
  maxAttemptsOverall: 1000,
  overallWindowMs: HOUR_MS,
} as const;

/** Rate limit for contact messages. Beyond it, the server responds with 429. */
export const contactRateLimit = {
  maxAttempts: 5,
  windowMs: HOUR_MS,
  maxAttemptsOverall: 100,
  overallWindowMs: HOUR_MS,
} as const;

/** Percentages shown during a video upload: when the transfer ends, when processing starts, and when it is complete. */
export const uploadProgressPercent = {
  transferred: 80,
  processing: 90,
  complete: 100,
} as const;
