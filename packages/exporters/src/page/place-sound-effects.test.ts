import { describeEffect } from '@spinreel/ad-runtime/sound/describe-effect';
import { soundEffects } from '@spinreel/config-schema/options/options';
import { expect, test } from 'vitest';
import { placeSoundEffects } from './place-sound-effects.ts';

const volume = 0.5;
const all = Object.fromEntries(soundEffects.map((effect) => [effect, volume]));
const [tap, spin, stop, win, coins] = soundEffects.map((effect) => describeEffect(effect, volume));

// Requirement: playback.sound-effects
test('plays each effect with the event that it belongs to', () => {
  expect(placeSoundEffects(all, { pauseCount: 2, showsBadge: true })).toEqual({
    start: [tap],
    spin: [tap, spin],
    pause: [stop],
    badge: [win, coins],
    cta: [tap],
  });
});

test('spins with the first tap if the video does not pause', () => {
  expect(placeSoundEffects(all, { pauseCount: 0, showsBadge: true }).start).toEqual([tap, spin]);
});

test('plays the win with the outro if no badge comes first', () => {
  const placed = placeSoundEffects(all, { pauseCount: 1, showsBadge: false });
  expect([placed.badge, placed.outro]).toEqual([undefined, [win, coins]]);
});

test('lists no event without an effect', () => {
  expect(placeSoundEffects({}, { pauseCount: 1, showsBadge: true })).toEqual({});
  expect(placeSoundEffects({ stop: volume }, { pauseCount: 1, showsBadge: true })).toEqual({ pause: [stop] });
});
