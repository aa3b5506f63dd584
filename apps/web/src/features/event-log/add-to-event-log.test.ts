import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { expect, test } from 'vitest';
import { addToEventLog, type EventLogEntry } from './add-to-event-log.ts';

test('lists the newest event first, with its time', () => {
  expect(listLines({ type: 'load' }, { type: 'start' }, { type: 'pause', frame: 15, spinsLeft: 2 })).toEqual([
    '300 Pause at frame 15, 2 spins left',
    '200 First tap',
    '100 The video can play',
  ]);
});

// Requirement: preview.event-log
test('groups equal consecutive events in one line with a counter', () => {
  const [first, second] = listLines({ type: 'outro' }, { type: 'cta' }, { type: 'cta' }, { type: 'cta' });
  expect([first, second]).toEqual(['400 Tap on the button to the store x3', '100 Outro']);
});

test('lists events with different details separately', () => {
  expect(listLines({ type: 'mute', isMuted: true }, { type: 'mute', isMuted: false })).toHaveLength(2);
});

test('a long log drops its oldest lines', () => {
  const many = Array.from({ length: 250 }, (_, frame): AdEvent => ({ type: 'pause', frame, spinsLeft: 1 }));
  expect(listLines(...many)).toHaveLength(100);
});

function listLines(...events: readonly AdEvent[]): string[] {
  let entries: readonly EventLogEntry[] = [];
  for (const [index, event] of events.entries())
    entries = addToEventLog(entries, { event, atMs: 100 * (index + 1) });
  return entries.map(({ atMs, text, count }) => `${atMs} ${text}${count === 1 ? '' : ` x${count}`}`);
}
