import { expect, test } from 'vitest';
import { detectPlatform } from './detect-platform.ts';

// Requirement: export.store-url-by-platform
test.each([
  ['ios', 5, 'Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['ios', 5, 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['ios', 5, 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  [
    'ios',
    5,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
  ],
  ['android', 0, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0'],
  [
    'android',
    5,
    'Mozilla/5.0 (Linux; Android 5.0; SM-G900P; wv) AppleWebKit/537.36 Chrome/95.0 Mobile Safari',
  ],
  ['android', 0, ''],
] as const)(
  'detects %s with %i touch points and the user agent %j',
  (platform, maxTouchPoints, userAgent) => {
    expect(detectPlatform({ userAgent, maxTouchPoints })).toBe(platform);
  },
);
