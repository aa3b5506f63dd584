import { expect, onTestFinished, test } from 'vitest';
import { installFakeClock, type FakeClock } from './fake-clock.ts';

test('nothing runs until time passes, and then in the order in which it falls due', () => {
  const clock = setup();
  const ran: string[] = [];
  setTimeout((name: string) => ran.push(name), 3000, 'badge');
  const interval = setInterval(() => ran.push('tick'), 1000);
  const dropped = setTimeout(() => ran.push('dropped'), 500);
  clearTimeout(dropped);
  expect(ran).toEqual([]);
  clock.advance(2500);
  expect(ran).toEqual(['tick', 'tick']);
  clearInterval(interval);
  clock.advance(500);
  expect(ran).toEqual(['tick', 'tick', 'badge']);
});

test('both clocks of the platform go on with it', () => {
  const clock = setup();
  const before = { performance: performance.now(), date: Date.now() };
  clock.advance(250);
  expect(performance.now() - before.performance).toBe(250);
  expect(Date.now() - before.date).toBe(250);
  expect(clock.elapsedMs()).toBe(250);
});

test('the real clock comes back, and only then can it be installed again', () => {
  const real = { setTimeout, now: performance.now };
  const clock = setup();
  expect(setTimeout).not.toBe(real.setTimeout);
  expect(() => installFakeClock()).toThrow('install fake timers twice');
  clock.restore();
  expect(setTimeout).toBe(real.setTimeout);
  expect(performance.now).toBe(real.now);
});

function setup(): FakeClock {
  const clock = installFakeClock();
  onTestFinished(() => clock.restore());
  return clock;
}
