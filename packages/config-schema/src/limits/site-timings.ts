import type { Milliseconds } from './units.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Waits and lifetimes that all pages need, in milliseconds. By themselves, because the front page must stay small. */
export const siteTimings = {
  requestTimeoutMs: 300_000,
  consentTtlMs: 365 * DAY_MS,
} as const satisfies Record<string, Milliseconds>;
