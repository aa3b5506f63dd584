import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { createPlayerTexts } from '@spinreel/config-schema/languages/player-texts';
import { expect, test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playAd } from './support/play-ad.ts';

// Requirement: language.player-texts
test('counts the spins in the language of the ad', async () => {
  const { stage, view } = playAd({ ad: inLanguage('pl') });
  await view('wait load', 'tap cover', 'wait pause');
  expect(stage.textContent).toContain('Pozostały 2 spiny');
  await view('tap spin', 'wait pause');
  expect(stage.textContent).toContain('Pozostał 1 spin');
});

// Requirement: language.player-texts
test.each([
  ['ar', 'كتم الصوت', 'إلغاء كتم الصوت'],
  ['ja', 'ミュート', 'ミュート解除'],
] as const)(
  'names the mute button in the language %s, and viewers find it',
  async (language, mute, unmute) => {
    const { button, events, view } = playAd({ ad: inLanguage(language) });
    await view('wait load', 'tap cover', 'wait pause');
    expect(button(new RegExp(`^${mute}$`))).toBeTruthy();
    await view('tap mute');
    expect(button(new RegExp(`^${unmute}$`))).toBeTruthy();
    await view('tap spin', 'wait spin');
    expect(events.filter(({ type }) => type === 'mute')).toHaveLength(1);
  },
);

/** Gives an ad a language, as an export does. */
function inLanguage(language: AdLanguage): (ad: RuntimeAd) => RuntimeAd {
  return (ad) => ({
    ...ad,
    language,
    texts: createPlayerTexts(language, ad.video.pauseFrames.length),
  });
}
