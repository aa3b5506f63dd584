import { expect, test } from 'vitest';
import {
  initialAdState,
  isVideoWanted,
  nextAdState,
  spinsLeft,
  type AdInput,
  type AdRules,
  type AdState,
} from './ad-machine.ts';

const rules: AdRules = { pauseCount: 2, showsBadge: true };

test('runs from the cover over every pause and the badge to the outro', () => {
  const way: [AdInput, AdState['screen']][] = [
    ['video-ready', 'cover'],
    ['tap', 'cover'],
    ['first-frame', 'playing'],
    ['pause-reached', 'paused'],
    ['tap', 'playing'],
    ['pause-reached', 'paused'],
    ['tap', 'playing'],
    ['video-ended', 'badge'],
    ['badge-over', 'outro'],
  ];
  let state = initialAdState(true);
  for (const [input, screen] of way) {
    state = nextAdState(state, input, rules);
    expect([input, state.screen]).toEqual([input, screen]);
  }
});

test('leads from the last frame straight to the outro where no badge is shown', () => {
  const state = after(['tap', 'first-frame', 'video-ended'], { ...rules, showsBadge: false });
  expect(state.screen).toBe('outro');
});

test('keeps a tap that comes before the video can play', () => {
  const state = after(['tap']);
  expect(state).toMatchObject({ screen: 'cover', isStarting: true, hasStarted: true });
  expect(isVideoWanted(state)).toBe(true);
  expect(nextAdState(state, 'tap', rules)).toBe(state);
});

test('waits for another tap where the browser refuses to play at all', () => {
  const state = after(['tap', 'play-refused']);
  expect(state).toMatchObject({ screen: 'cover', isStarting: false });
  expect(nextAdState(state, 'tap', rules).isStarting).toBe(true);
});

test('counts the spin that is being asked for', () => {
  const first = after(['tap', 'first-frame', 'pause-reached']);
  expect(spinsLeft(first, rules)).toBe(2);
  expect(spinsLeft(nextAdState(first, 'tap', rules), rules)).toBe(1);
  const second = after(['tap', 'first-frame', 'pause-reached', 'tap', 'pause-reached']);
  expect(spinsLeft(second, rules)).toBe(1);
});

test('does not pause more often than there are pause points', () => {
  const state = after([
    'tap',
    'first-frame',
    'pause-reached',
    'tap',
    'pause-reached',
    'tap',
    'pause-reached',
  ]);
  expect(state.screen).toBe('playing');
});

test.each<[string, AdInput[]]>([
  ['before the first tap, which then leads there', ['video-failed', 'tap']],
  ['while it starts', ['tap', 'video-failed']],
  ['while it plays', ['tap', 'first-frame', 'video-failed']],
  ['while it is paused, once that is tapped', ['tap', 'first-frame', 'pause-reached', 'video-failed', 'tap']],
])('reaches the outro when the video fails %s', (_when, inputs) => {
  expect(after(inputs)).toMatchObject({ screen: 'outro', isVideoFailed: true });
});

test('stays on the cover and on a pause when the video fails there, until the viewer taps', () => {
  expect(after(['video-failed']).screen).toBe('cover');
  expect(after(['tap', 'first-frame', 'pause-reached', 'video-failed']).screen).toBe('paused');
});

test('wants the video only while it is visible and running', () => {
  expect(isVideoWanted(after(['tap', 'first-frame']))).toBe(true);
  expect(isVideoWanted(after(['tap', 'first-frame', 'hidden']))).toBe(false);
  expect(isVideoWanted(after(['tap', 'first-frame', 'hidden', 'shown']))).toBe(true);
  expect(isVideoWanted(after(['tap', 'first-frame', 'pause-reached']))).toBe(false);
  expect(isVideoWanted(after([]))).toBe(false);
});

test('takes a tap as proof that the ad is seen', () => {
  expect(after(['hidden', 'tap']).isVisible).toBe(true);
});

test('is muted by its button and by a browser that refuses sound, and un-muted by the button', () => {
  expect(after(['mute-tap']).isMuted).toBe(true);
  expect(after(['mute-tap', 'mute-tap']).isMuted).toBe(false);
  expect(after(['sound-refused']).isMuted).toBe(true);
  expect(after(['sound-refused', 'mute-tap']).isMuted).toBe(false);
});

test('keeps the same object when nothing changes', () => {
  const outro = after(['tap', 'first-frame', 'video-ended', 'badge-over']);
  for (const input of everyInput.filter(
    (name) => !['mute-tap', 'hidden', 'video-ready', 'sound-refused'].includes(name),
  )) {
    expect([input, nextAdState(outro, input, rules) === outro]).toEqual([input, true]);
  }
});

test('survives a thousand random sequences of fifty inputs, and still reaches the outro', () => {
  const random = pseudoRandom(7);
  for (let sequence = 0; sequence < 1000; sequence++) {
    const current: AdRules = { pauseCount: Math.floor(random() * 3), showsBadge: random() < 0.5 };
    let state = initialAdState(random() < 0.5);
    for (let step = 0; step < 50; step++) {
      const before = state;
      state = nextAdState(state, everyInput[Math.floor(random() * everyInput.length)]!, current);
      expect(state.pausesReached).toBeLessThanOrEqual(current.pauseCount);
      expect(spinsLeft(state, current)).toBeGreaterThanOrEqual(0);
      expect(screens.indexOf(state.screen)).toBeGreaterThanOrEqual(
        before.screen === 'paused' ? 1 : screens.indexOf(before.screen),
      );
      expect(state.isStarting && state.screen !== 'cover').toBe(false);
    }
    for (const input of ['tap', 'first-frame', 'tap', 'video-ended', 'badge-over'] as const) {
      state = nextAdState(state, input, current);
    }
    expect(state.screen).toBe('outro');
  }
});

const screens = ['cover', 'playing', 'paused', 'badge', 'outro'];
const everyInput: AdInput[] = [
  'tap',
  'mute-tap',
  'video-ready',
  'first-frame',
  'pause-reached',
  'video-ended',
  'video-failed',
  'sound-refused',
  'play-refused',
  'shown',
  'hidden',
  'badge-over',
];

function after(inputs: readonly AdInput[], using: AdRules = rules): AdState {
  return inputs.reduce((state, input) => nextAdState(state, input, using), initialAdState(true));
}

/** Reproducible, so that a failure can be looked at. */
function pseudoRandom(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  };
}
