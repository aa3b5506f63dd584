import { expect, test } from 'vitest';
import { adLanguages } from './ad-languages.ts';
import { playerLabels } from './player-labels.ts';
import { createPlayerTexts } from './create-player-texts.ts';

test('has a counter for each number of spins that an ad can show', () => {
  expect(createPlayerTexts('de', 2)).toEqual({
    mute: 'Ton aus',
    unmute: 'Ton an',
    loading: 'Wird geladen',
    spinsLeft: ['Noch 0 Spins', 'Noch 1 Spin', 'Noch 2 Spins'],
  });
  expect(createPlayerTexts('de', 0).spinsLeft).toEqual(['Noch 0 Spins']);
});

test('names the states of the mute button differently in each language', () => {
  for (const language of adLanguages) {
    const { mute, unmute } = playerLabels[language];
    expect.soft(mute, language).not.toBe(unmute);
  }
});

test('writes each language in its own script', () => {
  const scripts = {
    he: 'Hebrew',
    ar: 'Arabic',
    th: 'Thai',
    hi: 'Devanagari',
    el: 'Greek',
    ru: 'Cyrillic',
  } as const;
  for (const [language, script] of Object.entries(scripts)) {
    const texts = Object.values(createPlayerTexts(language as keyof typeof scripts, 2)).flat();
    for (const text of texts)
      expect
        .soft(text)
        .toMatch(new RegExp(String.raw`^[\p{Script=${script}}\p{Script=Inherited}\s\d]+$`, 'u'));
  }
});
