import { fixFields } from '@spinreel/config-schema/ad/fields/fix-fields';
import { expect, test } from 'vitest';
import { adTexts } from '../../../features/customization/text-fit/fitted-text.ts';
import { findFixOfField } from '../../../features/preflight-panel/fix-target.ts';
import { findIncompleteTabs, findTabOfField } from './inspector-tabs.ts';

// Requirement: publishing.panel
test.each([
  ['cta.buttonStyle', 'button'],
  ['outro.color', 'outro'],
  ['assets.backgroundMusic.volume', 'music'],
  ['compliance.elements.ageMark', 'legal'],
  ['cta.showWinningBadgeOnOutro', 'badge'],
] as const)('the fix of %s opens the tab %s', (field, tab) => {
  expect(findTabOfField(field)).toBe(tab);
});

// Requirement: publishing.panel
test.each(fixFields)('a check that names %s leads to a step, and in step 3 to a tab or a part', (field) => {
  const target = findFixOfField({ field, places: [] }, { hasMusic: true });
  expect(target?.field).toBe(field);
  if (target?.step === 3 && target.part === undefined) expect(findTabOfField(field)).not.toBeNull();
});

// Requirement: language.text-fit
test.each(Object.values(adTexts).filter(({ field }) => field !== null))(
  'the field $field of the $name is in a tab',
  ({ field }) => {
    expect(findTabOfField(field ?? '')).not.toBeNull();
  },
);

// Requirement: customize.brand-font
test.each([
  ['cta.fontFamily', 'button'],
  ['outro.fontFamily', 'outro'],
])('the font of %s is in the tab %s', (field, tab) => {
  expect(findTabOfField(field)).toBe(tab);
});

// Requirement: compliance.panel
test('a legal text that is missing in the language of the ad marks the tab Legal', () => {
  const complete = { cta: { storeUrl: 'https://apps.apple.com/app/id0000000000' } };
  const terms = { texts: { en: 'Terms apply.' }, screens: ['cover' as const] };
  expect(findIncompleteTabs({ ...complete, compliance: { elements: { terms } } })).toEqual([]);
  expect(findIncompleteTabs({ ...complete, compliance: { language: 'de', elements: { terms } } })).toEqual([
    'legal',
  ]);
  expect(findIncompleteTabs({})).toEqual(['button']);
});

test('a field of another step opens no tab', () => {
  expect(findTabOfField('pausePoints')).toBeNull();
});
