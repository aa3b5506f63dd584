import { expect, test } from 'vitest';
import { createProcessSlots } from './process-slots.ts';

const limits = { slots: 2, backgroundSlots: 1, maxWaiting: 2 };

test('leaves a slot free for somebody who waits', async () => {
  const slots = createProcessSlots(limits);
  await slots.take({ urgency: 'background' });
  const second = slots.take({ urgency: 'background' });
  expect(slots.load()).toMatchObject({ running: 1, waiting: 1 });
  expect(await slots.take({ urgency: 'interactive' })).not.toBeNull();
  expect(slots.load()).toMatchObject({ running: 2, waiting: 1 });
  void second;
});

test('starts interactive jobs before background ones that came earlier', async () => {
  const slots = createProcessSlots({ ...limits, slots: 1 });
  const release = await slots.take({ urgency: 'interactive' });
  const order: string[] = [];
  const background = slots.take({ urgency: 'background' }).then((free) => (order.push('background'), free));
  const interactive = slots
    .take({ urgency: 'interactive' })
    .then((free) => (order.push('interactive'), free));
  release?.();
  (await interactive)?.();
  (await background)?.();
  expect(order).toEqual(['interactive', 'background']);
  expect(slots.load()).toMatchObject({ running: 0, waiting: 0 });
});

test('turns jobs away when the queue is full', async () => {
  const slots = createProcessSlots({ ...limits, slots: 1, maxWaiting: 0 });
  const release = await slots.take({ urgency: 'interactive' });
  expect(await slots.take({ urgency: 'interactive' })).toBeNull();
  release?.();
  expect(await slots.take({ urgency: 'interactive' })).not.toBeNull();
});

test('forgets a job that gave up waiting', async () => {
  const slots = createProcessSlots({ ...limits, slots: 1 });
  await slots.take({ urgency: 'interactive' });
  const controller = new AbortController();
  const waiting = slots.take({ urgency: 'interactive', signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(slots.load().waiting).toBe(0);
});

test('guesses the wait from the jobs of late', async () => {
  let now = 0;
  const slots = createProcessSlots({ ...limits, slots: 1, now: () => now });
  const release = await slots.take({ urgency: 'interactive' });
  now = 4000;
  release?.();
  expect(slots.load().estimatedWaitMs).toBe(0);
  await slots.take({ urgency: 'interactive' });
  expect(slots.load().estimatedWaitMs).toBe(4000);
});

test('gives a slot back once, however often it is asked to', async () => {
  const slots = createProcessSlots(limits);
  const release = await slots.take({ urgency: 'interactive' });
  release?.();
  release?.();
  expect(slots.load().running).toBe(0);
});
