import { expect, test } from 'vitest';
import { eventsBetween } from './ad-events.ts';
import { initialAdState, nextAdState, type AdInput } from './ad-machine.ts';

const rules = { pauseCount: 2, showsBadge: true };

test('tells a whole ad in order, with the frames and the spins that are left', () => {
  expect(told(['ready', 'tap', 'frame', 'pause', 'tap', 'pause', 'tap', 'end', 'over'])).toEqual([
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

test('tells that the ad was muted, whoever did it', () => {
  expect(told(['mute', 'mute', 'silence'])).toEqual([
    { type: 'mute', isMuted: true },
    { type: 'mute', isMuted: false },
    { type: 'mute', isMuted: true },
  ]);
});

test('tells a failed video once', () => {
  expect(told(['fail', 'fail']).map((event) => event.type)).toEqual(['error']);
});

function told(inputs: readonly AdInput[]) {
  let state = initialAdState(true);
  return inputs.flatMap((input) => {
    const before = state;
    state = nextAdState(state, input, rules);
    return eventsBetween(before, state, rules, [10, 40]);
  });
}
