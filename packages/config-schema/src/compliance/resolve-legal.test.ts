import { expect, test } from 'vitest';
import type { AdConfig } from '../ad/ad-config.ts';
import { validateAdConfig } from '../ad/saving/validate-ad-config.ts';
import type { Compliance } from './compliance.ts';
import { resolveLegal } from './resolve-legal.ts';

const nothing = { ageMark: null, text: null, logoPosition: null };
const logo = { filePath: 'asset:logo-0001' };

test('an ad without compliance elements has nothing on its screens', () => {
  expect(resolveLegal({})).toEqual({
    language: 'en',
    legal: { cover: nothing, gameplay: nothing, outro: nothing },
  });
});

test('shows each text on its screens, as lines in the order of the elements', () => {
  const { cover, gameplay, outro } = resolve({
    elements: {
      ageMark: { texts: { en: '18+' }, screens: ['cover', 'outro'] },
      terms: { texts: { en: 'Terms apply.' }, screens: ['outro'] },
      responsibleGaming: { texts: { en: ' Play responsibly. ' }, screens: ['outro', 'gameplay'] },
    },
  });
  expect(cover).toEqual({ ...nothing, ageMark: { text: '18+', position: { x: 0, y: 0 } } });
  expect(gameplay).toEqual({
    ...nothing,
    text: { lines: ['Play responsibly.'], position: { x: 0.5, y: 1 } },
  });
  expect(outro.ageMark?.text).toBe('18+');
  expect(outro.text?.lines).toEqual(['Play responsibly.', 'Terms apply.']);
});

test.each<[string, Compliance]>([
  ['no screens', { elements: { terms: { texts: { en: 'Terms' } } } }],
  ['an empty text', { elements: { terms: { texts: { en: ' ' }, screens: ['cover'] } } }],
])('leaves out an element with %s', (_reason, compliance) => {
  expect(resolve(compliance).cover).toEqual(nothing);
});

test('takes the texts of the language of the ad', () => {
  const texts = { en: 'Terms apply.', de: 'Es gelten die AGB.' };
  const compliance: Compliance = { language: 'de', elements: { terms: { texts, screens: ['cover'] } } };
  expect(resolve(compliance).cover.text?.lines).toEqual([texts.de]);
});

test.each<[string, Record<string, string>]>([
  ['is not translated', { en: 'Terms apply.' }],
  ['has an empty translation', { en: 'Terms apply.', de: ' ' }],
])('keeps a text in its language if it %s', (_what, texts) => {
  const compliance: Compliance = { language: 'de', elements: { terms: { texts, screens: ['cover'] } } };
  expect(resolve(compliance).cover.text?.lines).toEqual(['Terms apply.']);
});

test('puts an uploaded logo on all screens, or on the chosen ones', () => {
  const screensWithLogo = (compliance?: Compliance) =>
    Object.entries(resolve(compliance, { logoImage: logo })).flatMap(([screen, { logoPosition }]) =>
      logoPosition ? [screen] : [],
    );
  expect(screensWithLogo()).toEqual(['cover', 'gameplay', 'outro']);
  expect(screensWithLogo({ logoScreens: ['outro'] })).toEqual(['outro']);
});

test('uses the position that a part was moved to', () => {
  const position = { x: 0.3, y: 0.4 };
  const compliance: Compliance = {
    elements: { ageMark: { texts: { en: '21+' }, screens: ['cover', 'outro'] } },
    positions: { ageMark: { cover: position, outro: null } },
  };
  const { cover, outro } = resolve(compliance);
  expect([cover.ageMark?.position, outro.ageMark?.position]).toEqual([position, { x: 0, y: 0 }]);
});

/** Resolves an ad that must be valid. */
function resolve(compliance?: Compliance, assets: AdConfig['assets'] = {}) {
  const config = { ...(compliance && { compliance }), assets };
  expect(validateAdConfig(config)).toMatchObject({ ok: true });
  return resolveLegal(config).legal;
}
