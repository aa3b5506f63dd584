import type { Progress } from '@spinreel/api-contract/progress';
import { expect, it } from 'vitest';
import { createEventStream, type EventListener } from '../http/replies/create-event-stream.ts';
import { createProgressHub, type ProgressHub, type WorkAddress } from './progress-hub.ts';

const work = { id: 'work-1234', sessionId: 'session-a' };
const encoding: Progress = { stage: 'encoding', percent: 40 };

it('sends the current state to late subscribers, and closes all at the end', () => {
  const { hub, heard } = setup();
  hub.publish(work, encoding);
  const early = heard(work);
  hub.publish(work, { stage: 'packing', percent: 90 });
  hub.end(work);
  expect(early).toEqual([encoding, { stage: 'packing', percent: 90 }, 'end']);
  expect(heard(work)).toEqual([]);
});

it('keeps sessions apart, even if they choose the same id', () => {
  const { hub, heard } = setup();
  const other = heard({ ...work, sessionId: 'session-b' });
  hub.publish(work, encoding);
  hub.end(work);
  expect(other).toEqual([]);
});

it('limits the streams of one session and of all together', () => {
  const { hub, watch } = setup();
  const ends = [watch(work), watch(work)];
  expect(() => watch(work)).toThrow(expect.objectContaining({ code: 'too-many-requests' }));
  watch({ ...work, sessionId: 'session-b' });
  expect(() => watch({ ...work, sessionId: 'session-c' })).toThrow(
    expect.objectContaining({ code: 'too-many-requests' }),
  );
  for (const end of [...ends, ...ends]) end();
  watch(work);
  watch(work);
  expect(() => watch(work)).toThrow(expect.objectContaining({ code: 'too-many-requests' }));
  hub.close();
});

it('a stream sends heartbeats and ends by itself when nothing comes', async () => {
  const { subscribe } = setup();
  const chunks = await createEventStream({ subscribe, heartbeatMs: 5, maxMs: 60 }).toArray();
  const text = chunks.map(String).join('');
  expect(text).toMatch(/^retry: \d+\n\n(: still here\n\n)+$/);
});

it('a stream whose reader has left frees its slot', () => {
  const { subscribe, watch } = setup();
  const streams = [createEventStream({ subscribe }), createEventStream({ subscribe })];
  for (const stream of streams) stream.destroy();
  return new Promise<void>((resolve) => {
    streams[1]?.once('close', () => {
      watch(work);
      watch(work);
      resolve();
    });
  });
});

function setup() {
  const hub: ProgressHub = createProgressHub({ maxStreamsPerSession: 2, maxStreams: 3 });
  const subscribe = (listener: EventListener<Progress>) => hub.subscribe(work, listener);
  const watch = (address: WorkAddress) =>
    hub.subscribe(address, { next: () => undefined, end: () => undefined });
  const heard = (address: WorkAddress) => {
    const all: (Progress | 'end')[] = [];
    hub.subscribe(address, { next: (progress) => all.push(progress), end: () => all.push('end') });
    return all;
  };
  return { hub, subscribe, watch, heard };
}
