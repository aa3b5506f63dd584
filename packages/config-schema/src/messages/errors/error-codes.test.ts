import { expect, test } from 'vitest';
import { errorCodes, type ErrorCode } from './error-codes.ts';

const statuses: Record<number, ErrorCode[]> = {
  400: ['malformed', 'missing-file'],
  401: ['locked', 'wrong-password'],
  403: ['cross-site'],
  404: ['not-found', 'unknown-ad', 'unknown-version', 'unknown-download'],
  409: ['exists'],
  410: ['expired', 'expired-preview'],
  412: ['stale-version'],
  413: ['too-large'],
  415: ['unsupported-type', 'unsupported-media'],
  422: [
    'unacceptable',
    'invalid-ad',
    'invalid-pause-points',
    'unknown-asset',
    'unreadable',
    'too-many-pixels',
    'too-long',
    'does-not-fit',
  ],
  429: ['too-many-attempts', 'too-many-uploads', 'too-many-ads', 'too-many-requests'],
  500: ['unexpected'],
  503: ['busy', 'closing', 'unavailable'],
  507: ['disk-full'],
};

// Requirement: api.error-status
test.each(Object.entries(statuses))('status %s answers %j', (status, codes) => {
  for (const code of codes) expect(errorCodes[code].status).toBe(Number(status));
});

// Requirement: api.error-status
test.each(Object.entries(errorCodes))(
  '%s tells people something and nothing of the inside',
  (_code, entry) => {
    expect(entry.message).toMatch(/^[A-Z].*\.$/);
    expect(entry.message).not.toMatch(/ffmpeg|sharp|sql|stack|\/|\\|exception/i);
    expect(entry.status).toBeGreaterThanOrEqual(400);
  },
);
