import { describe, expect, test } from 'vitest';
import { resolveAd } from './resolve-ad.ts';

// Requirement: playback.sound-effects
describe('the sound effects', () => {
  test('are off in an ad that does not name them', () => {
    expect(resolveAd({}).soundEffects).toEqual({});
  });

  test('play at their common volume if they are on', () => {
    const { soundEffects } = resolveAd({ soundEffects: { tap: true, win: true, spin: false, volume: 0.8 } });
    expect(soundEffects).toEqual({ tap: 0.8, win: 0.8 });
  });

  test('are off at volume 0', () => {
    expect(resolveAd({ soundEffects: { tap: true, volume: 0 } }).soundEffects).toEqual({});
  });

  test('include coins only if coins are seen or counted', () => {
    const soundEffects = { coins: true, volume: 0.5 };
    expect(resolveAd({ soundEffects }).soundEffects).toEqual({});
    for (const cta of [{ animationType: 'coins' as const }, { winAmount: 5 }])
      expect(resolveAd({ soundEffects, cta }).soundEffects).toEqual({ coins: 0.5 });
  });
});

// Requirement: playback.win-amount
describe('the win amount', () => {
  test('is not shown unless it is set', () => {
    const { badge } = resolveAd({ cta: { winCurrency: '€' } });
    expect([badge.count, badge.onPlaybackEnd]).toEqual([null, false]);
  });

  test('is shown as a whole number, also without a badge image', () => {
    const { badge } = resolveAd({ cta: { winAmount: 99.6, winAmountFrom: 0.4, winCurrency: ' € ' } });
    expect(badge).toMatchObject({ count: { from: 0, to: 100, currency: '€' }, onPlaybackEnd: true });
    expect(badge.onOutro).toBe(false);
  });

  test.each(['showWinningBadge', 'showWinningBadgeWhenPlaybackFinishes'])('is off without %s', (field) => {
    expect(resolveAd({ cta: { winAmount: 100, [field]: false } }).badge).toMatchObject({
      count: null,
      onPlaybackEnd: false,
    });
  });
});
