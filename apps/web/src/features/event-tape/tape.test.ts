import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { expect, test } from 'vitest';
import { addToTape, type TapeEntry } from './tape.ts';

test('the newest event comes first, with its time', () => {
  expect(lines({ type: 'load' }, { type: 'start' }, { type: 'pause', frame: 15, spinsLeft: 2 })).toEqual([
    '300 Pause at frame 15, 2 spins left',
    '200 First tap',
    '100 The video can play',
  ]);
});

test('equal events in a row are one line with a counter', () => {
  const [first, second] = lines({ type: 'outro' }, { type: 'cta' }, { type: 'cta' }, { type: 'cta' });
  expect([first, second]).toEqual(['400 Tap on the button to the store x3', '100 Outro']);
});

test('events that differ in what they say are lines of their own', () => {
  expect(lines({ type: 'mute', isMuted: true }, { type: 'mute', isMuted: false })).toHaveLength(2);
});

test('a long tape loses its oldest lines', () => {
  const many = Array.from({ length: 250 }, (_, frame): AdEvent => ({ type: 'pause', frame, spinsLeft: 1 }));
  expect(lines(...many)).toHaveLength(100);
});

function lines(...events: readonly AdEvent[]): string[] {
  let tape: readonly TapeEntry[] = [];
  for (const [index, event] of events.entries()) tape = addToTape(tape, { event, atMs: 100 * (index + 1) });
  return tape.map(({ atMs, words, count }) => `${atMs} ${words}${count === 1 ? '' : ` x${count}`}`);
}
