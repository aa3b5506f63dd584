import { expect, test } from 'vitest';
import { parsePsTime, readCpuTimeMs } from './read-cpu-time-ms.ts';

test('reads the processor time of a running process, which only grows', async () => {
  const before = await readCpuTimeMs(process.pid);
  const until = process.cpuUsage().user + 100_000;
  while (process.cpuUsage().user < until);
  const after = await readCpuTimeMs(process.pid);
  expect(before).toBeGreaterThan(0);
  expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(50);
});

test('returns null for a process that has ended', async () => {
  expect(await readCpuTimeMs(2 ** 30)).toBeNull();
});

test.each([
  ['  0:01.23', 1230],
  ['12:34.00', 754_000],
  ['01:00:05', 3_605_000],
  ['1-02:00:00', 93_600_000],
  ['', null],
])('understands the time that ps prints as %j', (text, cpuMs) => {
  expect(parsePsTime(text)).toBe(cpuMs);
});
