// Requirement: playback.sequence
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
    ['ready', 'cover'],
    ['tap', 'starting'],
    ['frame', 'playing'],
    ['pause', 'paused'],
    ['tap', 'playing'],
    ['pause', 'paused'],
    ['tap', 'playing'],
    ['end', 'badge'],
    ['over', 'outro'],
  ];
  let state = initialAdState(true);
  for (const [input, screen] of way) {
    state = nextAdState(state, input, rules);
    expect([input, state.screen]).toEqual([input, screen]);
  }
});

test('has the same state when the video can play again after a seek', () => {
  const state = after(['ready', 'tap', 'frame']);
  expect(nextAdState(state, 'ready', rules)).toBe(state);
});

test('goes from the last frame directly to the outro if there is no badge', () => {
  const state = after(['tap', 'frame', 'end'], { ...rules, showsBadge: false });
  expect(state.screen).toBe('outro');
});

test('goes from a pause to the outro if nobody taps while it is visible', () => {
  expect(after(['tap', 'frame', 'pause', 'idle']).screen).toBe('outro');
  expect(after(['tap', 'frame', 'pause', 'hide', 'idle']).screen).toBe('paused');
  expect(after(['idle']).screen).toBe('cover');
  expect(after(['tap', 'frame', 'idle']).screen).toBe('playing');
});

test('keeps a tap that comes before the video can play', () => {
  const state = after(['tap']);
  expect(state).toMatchObject({ screen: 'starting', hasStarted: true });
  expect(isVideoWanted(state)).toBe(true);
  expect(nextAdState(state, 'tap', rules)).toEqual(state);
});

test('responds to a tap at once if a frame of the video is behind the cover', () => {
  expect(after(['ready', 'frame'])).toMatchObject({ screen: 'cover', hasFrame: true });
  expect(after(['ready', 'frame', 'tap'])).toMatchObject({ screen: 'playing' });
  expect(after(['ready', 'frame', 'fail', 'tap']).screen).toBe('outro');
});

test('waits for another tap where the browser refuses to play at all', () => {
  const state = after(['tap', 'refuse']);
  expect(state).toMatchObject({ screen: 'cover' });
  expect(nextAdState(state, 'tap', rules).screen).toBe('starting');
  expect(after(['frame', 'tap', 'refuse']).screen).toBe('cover');
  expect(after(['frame', 'tap', 'pause', 'tap', 'refuse']).screen).toBe('playing');
});

test('has its sound back when the browser has refused everything and is asked again', () => {
  expect(after(['tap', 'silence', 'refuse'])).toMatchObject({ screen: 'cover', isSilent: false });
  // During the game, a refused play does not return to the cover.
  expect(after(['frame', 'tap', 'pause', 'tap', 'silence', 'refuse']).isSilent).toBe(true);
});

test('shows the badge for its full time to a viewer who returns', () => {
  const hidden = after(['tap', 'frame', 'end', 'hide', 'over']);
  expect(hidden.screen).toBe('badge');
  expect(nextAdState(nextAdState(hidden, 'show', rules), 'over', rules).screen).toBe('outro');
});

test('counts the spin that is being asked for', () => {
  const first = after(['tap', 'frame', 'pause']);
  expect(spinsLeft(first, rules)).toBe(2);
  expect(spinsLeft(nextAdState(first, 'tap', rules), rules)).toBe(1);
  const second = after(['tap', 'frame', 'pause', 'tap', 'pause']);
  expect(spinsLeft(second, rules)).toBe(1);
});

test('does not pause more often than there are pause points', () => {
  const state = after(['tap', 'frame', 'pause', 'tap', 'pause', 'tap', 'pause']);
  expect(state.screen).toBe('playing');
});

test.each<[string, AdInput[]]>([
  ['before the first tap, which then leads there', ['fail', 'tap']],
  ['while it starts', ['tap', 'fail']],
  ['while it plays', ['tap', 'frame', 'fail']],
  ['while it is paused, once that is tapped', ['tap', 'frame', 'pause', 'fail', 'tap']],
])('reaches the outro when the video fails %s', (_when, inputs) => {
  expect(after(inputs)).toMatchObject({ screen: 'outro', isVideoFailed: true });
});

test('stays on the cover and on a pause when the video fails there, until the viewer taps', () => {
  expect(after(['fail']).screen).toBe('cover');
  expect(after(['tap', 'frame', 'pause', 'fail']).screen).toBe('paused');
});

test('wants the video only while it is visible and running', () => {
  expect(isVideoWanted(after(['tap', 'frame']))).toBe(true);
  expect(isVideoWanted(after(['tap', 'frame', 'hide']))).toBe(false);
  expect(isVideoWanted(after(['tap', 'frame', 'hide', 'show']))).toBe(true);
  expect(isVideoWanted(after(['tap', 'frame', 'pause']))).toBe(false);
  expect(isVideoWanted(after([]))).toBe(false);
});

test('treats a tap as proof that the ad is visible', () => {
  expect(after(['hide', 'tap']).isVisible).toBe(true);
});

test('is muted by its button and by a browser that refuses sound, and un-muted by the button', () => {
  expect(after(['mute']).isSilent).toBe(true);
  expect(after(['mute', 'mute']).isSilent).toBe(false);
  expect(after(['silence']).isSilent).toBe(true);
  expect(after(['silence', 'mute']).isSilent).toBe(false);
});

test('keeps the same object for inputs without effect', () => {
  const outro = after(['tap', 'frame', 'end', 'over']);
  for (const input of ['frame', 'pause', 'end', 'over'] as const) {
    expect([input, nextAdState(outro, input, rules) === outro]).toEqual([input, true]);
  }
});

test('changes nothing with inputs that come twice', () => {
  const outro = after(['tap', 'frame', 'end', 'over']);
  for (const input of ['tap', 'show', 'refuse'] as const) {
    expect(nextAdState(outro, input, rules)).toEqual(outro);
  }
});

test('survives a thousand random sequences of fifty inputs, and still reaches the outro', () => {
  const random = pseudoRandom(7);
  // Failures are collected, because one expectation per step would take seconds.
  const broken: { input: AdInput; before: AdState; state: AdState }[] = [];
  for (let sequence = 0; sequence < 1000; sequence++) {
    const current: AdRules = { pauseCount: Math.floor(random() * 3), showsBadge: random() < 0.5 };
    let state = initialAdState(random() < 0.5);
    for (let step = 0; step < 50; step++) {
      const before = state;
      const input = everyInput[Math.floor(random() * everyInput.length)]!;
      state = nextAdState(state, input, current);
      const earliest =
        input === 'refuse' ? 0 : before.screen === 'paused' ? 2 : screens.indexOf(before.screen);
      const isSound =
        state.pausesReached <= current.pauseCount &&
        spinsLeft(state, current) >= 0 &&
        screens.indexOf(state.screen) >= earliest &&
        !(state.screen === 'starting' && state.hasFrame);
      if (!isSound) broken.push({ input, before, state });
    }
    for (const input of ['tap', 'frame', 'tap', 'end', 'over'] as const) {
      state = nextAdState(state, input, current);
    }
    expect(state.screen).toBe('outro');
  }
  expect(broken).toEqual([]);
});

const screens = ['cover', 'starting', 'playing', 'paused', 'badge', 'outro'];
const everyInput: AdInput[] = [
  'tap',
  'settle',
  'mute',
  'ready',
  'frame',
  'pause',
  'end',
  'fail',
  'silence',
  'refuse',
  'show',
  'hide',
  'over',
];

function after(inputs: readonly AdInput[], using: AdRules = rules): AdState {
  return inputs.reduce((state, input) => nextAdState(state, input, using), initialAdState(true));
}

/** Generates reproducible pseudo-random numbers, so that failures can be analyzed. */
function pseudoRandom(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  };
}
