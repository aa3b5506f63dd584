import { winningBadgeMs } from './ad-timings.ts';
import type { Milliseconds } from './units.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Every wait and interval of the wizard, the server and the ad, in milliseconds (product spec, section 9). */
export const timings = {
  accessVerifyDelayMs: 500,
  autosaveDebounceMs: 900,
  placementSaveThrottleMs: 150,
  /** The wizard tries a save again after this long, doubling with each failure, */
  saveRetryFirstMs: 2 * SECOND_MS,
  /** up to this. */
  saveRetryMaxMs: 30 * SECOND_MS,
  /** A busy server that names no time is asked again after this long. */
  busyRetryMs: 3 * SECOND_MS,
  /** Quiet after the last change of a video's cut, or of the ad, before the wizard asks for a new cut or preview. */
  settleMs: 600,
  /** Sizes that are estimates are asked for again after this long: the video may have been encoded meanwhile. */
  estimateRefreshMs: 15 * SECOND_MS,
  /** The wizard remembers for so long what the networks' rules said to an ad, whatever step is open. */
  verdictKeptMs: HOUR_MS,
  /** Typing in one field is one step to undo until it rests for this long. */
  undoQuietMs: SECOND_MS,
  /** How long it is said why something did not happen, such as opening a step. */
  noteMs: 6 * SECOND_MS,
  /** How long it is said what was undone, */
  undoneNoteMs: 4 * SECOND_MS,
  /** and how long what was deleted or restored can be taken back beside the words that say so. */
  undoOfferMs: 8 * SECOND_MS,
  /** An upload that takes longer than this tells its speed and the time left. */
  transferDetailAfterMs: 2 * SECOND_MS,
  requestTimeoutMs: 300_000,
  videoUploadTimeoutMs: 30_000,
  /** The server ends an encode that answers a request before the client gives up. */
  uploadEncodeTimeoutMs: 25_000,
  /** A stream of progress says so often that it is still there: proxies hang up on silent connections. */
  progressHeartbeatMs: 15 * SECOND_MS,
  /** The longest that a client may watch one piece of work: clearly longer than a client waits for its answer. */
  progressStreamMaxMs: 10 * MINUTE_MS,
  winningBadgeMs,
  exportTtlMs: 7 * 24 * HOUR_MS,
  previewTtlMs: 15 * MINUTE_MS,
  /** A preview shared with a phone, since it was shared last. */
  sharedPreviewTtlMs: HOUR_MS,
  /** A deleted ad can be brought back for so long. */
  deletedAdTtlMs: 30 * 24 * HOUR_MS,
  /** Who fills in the contact form faster than this is a program: people need longer to press its button alone. */
  contactMinFillMs: SECOND_MS,
  /** A message from the contact page is kept for so long after it was mailed, */
  mailedContactTtlMs: 30 * 24 * HOUR_MS,
  /** and for so long after it came, where there is nobody to mail it to. */
  contactTtlMs: 180 * 24 * HOUR_MS,
  /** A mail that could not be sent is tried again after this long, doubling with each failure, */
  mailRetryFirstMs: MINUTE_MS,
  /** up to this. */
  mailRetryMaxMs: 6 * HOUR_MS,
  consentTtlMs: 365 * 24 * HOUR_MS,
} as const satisfies Record<string, Milliseconds>;

/** Wrong passwords: this many in a window, then 429 until it has passed. */
export const accessRateLimit = {
  maxAttempts: 5,
  windowMs: 15 * MINUTE_MS,
  maxAttemptsOverall: 100,
  overallWindowMs: HOUR_MS,
} as const;

/** Addresses of shared previews that nobody made: this many in a window, then 429 until it has passed. */
export const sharedPreviewRateLimit = {
  maxAttempts: 20,
  windowMs: 15 * MINUTE_MS,
  maxAttemptsOverall: 1000,
  overallWindowMs: HOUR_MS,
} as const;

/** Messages from the contact page: this many in a window, then 429 until it has passed. */
export const contactRateLimit = {
  maxAttempts: 5,
  windowMs: HOUR_MS,
  maxAttemptsOverall: 100,
  overallWindowMs: HOUR_MS,
} as const;

/** Percent shown while a video uploads: transfer is scaled to the first, then the server works, then it is done. */
export const uploadProgressPercent = {
  transferred: 80,
  processing: 90,
  complete: 100,
} as const;
