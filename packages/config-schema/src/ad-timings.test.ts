import { expect, test } from 'vitest';
import { winningBadgeMs } from './ad-timings.ts';

test('the winning badge is shown for 3 seconds', () => {
  expect(winningBadgeMs).toBe(3000);
});
