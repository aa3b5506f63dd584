import { expect, test } from 'vitest';
import { eventsBetween } from './ad-events.ts';
import { initialAdState, nextAdState, type AdInput } from './ad-machine.ts';

const rules = { pauseCount: 2, showsBadge: true };

test('reports a whole ad in order, with the frames and the spins left', () => {
  expect(listEvents(['ready', 'tap', 'frame', 'pause', 'tap', 'pause', 'tap', 'end', 'over'])).toEqual([
    { type: 'load' },
    { type: 'start' },
    { type: 'pause', frame: 10, spinsLeft: 2 },
    { type: 'spin', spinsLeft: 1 },
    { type: 'pause', frame: 40, spinsLeft: 1 },
    { type: 'spin', spinsLeft: 0 },
    { type: 'badge' },
    { type: 'outro' },
  ]);
});

test('reports that the ad was muted, by viewer or host', () => {
  expect(listEvents(['mute', 'mute', 'silence'])).toEqual([
    { type: 'mute', isMuted: true },
    { type: 'mute', isMuted: false },
    { type: 'mute', isMuted: true },
  ]);
});

test('reports a failed video once', () => {
  expect(listEvents(['fail', 'fail']).map((event) => event.type)).toEqual(['error']);
});

function listEvents(inputs: readonly AdInput[]) {
  let state = initialAdState(true);
  return inputs.flatMap((input) => {
    const before = state;
    state = nextAdState(state, input, rules);
    return eventsBetween(before, state, rules, [10, 40]);
  });
}
