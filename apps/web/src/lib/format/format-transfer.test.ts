import { expect, test } from 'vitest';
import { formatTransfer } from './format-transfer.ts';

test.each([
  [{ sentBytes: 2_000_000, totalBytes: 8_000_000, elapsedMs: 1999 }, null],
  [
    { sentBytes: 2_000_000, totalBytes: 8_000_000, elapsedMs: 2000 },
    '2.00 MB of 8.00 MB, 1.00 MB/s, 6 s left',
  ],
  [{ sentBytes: 1000, totalBytes: 90_000, elapsedMs: 4000 }, '1 kB of 90 kB, 250 B/s, 6 min left'],
  [{ sentBytes: 0, totalBytes: 90_000, elapsedMs: 4000 }, null],
  [{ sentBytes: 90_000, totalBytes: 90_000, elapsedMs: 4000 }, null],
])('shows the remaining time of a long transfer: %j', (transfer, text) => {
  expect(formatTransfer(transfer)).toBe(text);
});
