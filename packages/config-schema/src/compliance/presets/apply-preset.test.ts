import { expect, test } from 'vitest';
import { validateAdConfig } from '../../ad/saving/validate-ad-config.ts';
import { resolveLegal } from '../resolve-legal.ts';
import { addPreset, applyPreset, isPresetEdited, listMissingElements } from './apply-preset.ts';
import { findPresetById, presets } from './presets.ts';

const applovin = findPresetById('applovin-us-social-casino')!;
const tiktok = findPresetById('tiktok-real-money')!;
const austria = findPresetById('at-real-money')!;

test.each(presets.map((preset) => [preset.id, preset] as const))(
  'the texts of %s are in the ad',
  (_id, preset) => {
    const { product, market } = preset;
    const compliance = applyPreset({ product, market }, preset);
    expect(validateAdConfig({ compliance })).toMatchObject({ ok: true });
    const { legal } = resolveLegal({ compliance });
    const shown = new Set(
      Object.values(legal).flatMap(({ ageMark, text }) => [ageMark?.text, ...(text?.lines ?? [])]),
    );
    const required = Object.values(preset.elements).map(({ texts }) => texts[compliance.language ?? 'en']);
    for (const text of required) expect(shown).toContain(text);
    expect(isPresetEdited(compliance, preset)).toBe(false);
  },
);

test('takes the language of the market, and keeps one that was chosen', () => {
  expect(applyPreset({ market: 'at' }, austria).language).toBe('de');
  expect(applyPreset({ market: 'at', language: 'en' }, austria).language).toBe('de');
  expect(applyPreset({ market: 'us', language: 'es' }, applovin).language).toBe('es');
  expect(applyPreset({ market: 'us', language: 'fr' }, applovin).language).toBe('en');
});

test('turns off what the preset does not have, and keeps its text', () => {
  const texts = { en: 'No purchase necessary.' };
  const before = { elements: { noPurchaseNecessary: { texts, screens: ['cover' as const] } } };
  const { elements } = applyPreset(before, applovin);
  expect(elements?.noPurchaseNecessary).toEqual({ texts, screens: [] });
  expect(elements).not.toHaveProperty('noRealMoney');
});

test('notes where the texts are from', () => {
  expect(applyPreset({}, applovin).preset).toEqual({ id: applovin.id, checkedOn: applovin.checkedOn });
});

test.each([
  ['another text', { ageMark: { texts: { en: '18+' } } }],
  ['another screen', { ageMark: { screens: ['cover' as const] } }],
  ['an added element', { noRealMoney: { texts: { en: 'No prizes.' }, screens: ['cover' as const] } }],
])('knows that the texts were edited: %s', (_what, change) => {
  const compliance = applyPreset({}, applovin);
  const elements = { ...compliance.elements };
  for (const [id, edit] of Object.entries(change))
    Object.assign(elements, { [id]: { ...elements[id as keyof typeof elements], ...edit } });
  expect(isPresetEdited({ ...compliance, elements }, applovin)).toBe(true);
});

// Requirement: compliance.combined-presets
test('a second preset adds what is missing, and keeps the texts that are there', () => {
  const before = applyPreset({ product: 'real-money', market: 'at' }, austria);
  before.elements!.helpline = { texts: { en: 'My own helpline' }, screens: [] };
  const withMine = structuredClone(before);
  withMine.elements!.terms!.texts = { de: 'Meine Bedingungen' };
  expect(listMissingElements(withMine, tiktok)).toEqual(['terms']);
  const after = addPreset(withMine, tiktok);
  expect(listMissingElements(after, tiktok)).toEqual([]);
  expect(after.elements?.terms).toMatchObject({
    texts: { de: 'Meine Bedingungen' },
    screens: ['cover', 'outro'],
  });
  expect(after.elements?.ageMark).toEqual(before.elements?.ageMark);
  expect(after.elements?.helpline).toEqual(before.elements?.helpline);
  expect(after.preset).toEqual(before.preset);
});

test('what another preset requires is not an edit', () => {
  const compliance = addPreset(applyPreset({}, austria), tiktok);
  expect(isPresetEdited(compliance, austria)).toBe(true);
  expect(isPresetEdited(compliance, austria, [tiktok])).toBe(false);
});
