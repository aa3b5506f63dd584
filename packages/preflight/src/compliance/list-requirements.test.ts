import type { CompliancePreset, PresetElement } from '@spinreel/config-schema/compliance/preset';
import { findPresetById, presets } from '@spinreel/config-schema/compliance/presets/presets';
import { expect, test } from 'vitest';
import { listRequirements } from './list-requirements.ts';

const [anyPreset] = presets;
if (anyPreset === undefined) throw new Error('There are no presets');

const ageMark: PresetElement = { texts: { en: '18+' }, screens: ['cover', 'outro'], severity: 'advice' };
const everyScreen = ['cover', 'gameplay', 'outro'] as const;

// Requirement: compliance.combined-presets
test('an ad must meet the law of its market and the policy of its network', () => {
  const law = findPresetById('fr-real-money');
  const policy = findPresetById('tiktok-real-money');
  const found = listRequirements(
    [law, policy].filter((preset) => preset !== null),
    {},
  );
  expect(found.map(({ id, severity, preset }) => [id, severity, preset?.id])).toEqual([
    ['ageMark', 'advice', 'tiktok-real-money'],
    ['responsibleGaming', 'blocking', 'fr-real-money'],
    ['helpline', 'blocking', 'fr-real-money'],
    ['terms', 'advice', 'tiktok-real-money'],
  ]);
});

test.each([
  ['the same', ageMark, ageMark, ['first']],
  ['more screens', ageMark, { ...ageMark, screens: ['cover', 'gameplay', 'outro'] }, ['second']],
  ['a blocking demand', ageMark, { ...ageMark, severity: 'blocking' }, ['second']],
  ['fewer screens', ageMark, { ...ageMark, screens: ['outro'] }, ['first']],
  ['other screens', ageMark, { ...ageMark, screens: ['gameplay'] }, ['first', 'second']],
  ['a higher age', ageMark, { ...ageMark, texts: { en: '21+' } }, ['second']],
  [
    'a lower age on more screens',
    { ...ageMark, texts: { en: '21+' } },
    { ...ageMark, screens: everyScreen },
    ['first', 'second'],
  ],
  ['a prescribed wording', ageMark, { ...ageMark, isExact: true }, ['second']],
  [
    'a blocking demand on fewer screens',
    ageMark,
    { ...ageMark, screens: ['outro'], severity: 'blocking' },
    ['first', 'second'],
  ],
] as const)('of two demands, the stricter one counts: %s', (_, first, second, expected) => {
  const found = listRequirements([presetOf('first', first), presetOf('second', second)], {});
  expect(found.map(({ preset }) => preset?.id)).toEqual(expected);
});

test('an element is recognized by the texts of all who demand it', () => {
  const second = { ...ageMark, texts: { en: 'Adults only', de: 'Ab 18' } };
  const own = { ageMark: { text: 'Over 18', screens: [] } };
  const [found] = listRequirements([presetOf('first', ageMark), presetOf('second', second)], own);
  expect(found?.texts).toEqual(['Over 18', '18+', 'Adults only', 'Ab 18']);
});

test('only the prescribed wording of a preset counts', () => {
  const exact = { ...ageMark, isExact: true, screens: everyScreen };
  const [found] = listRequirements([presetOf('first', exact), presetOf('second', ageMark)], {
    ageMark: { text: 'Over 18', screens: ['cover'] },
  });
  expect(found).toMatchObject({ texts: ['18+'], isExact: true });
});

test('an age mark must name the age of its own preset', () => {
  const over21: PresetElement = {
    ...ageMark,
    texts: { en: '21+' },
    severity: 'blocking',
    screens: ['cover'],
  };
  const found = listRequirements([presetOf('first', ageMark), presetOf('second', over21)], {});
  expect(found.map(({ minAge }) => minAge)).toEqual([18, 21]);
});

test('what the ad has without being asked is advice', () => {
  const own = {
    ageMark: { text: '18+', screens: ['cover', 'gameplay'] },
    helpline: { text: 'Call us', screens: ['outro'] },
  } as const;
  const found = listRequirements([presetOf('first', ageMark)], own);
  expect(found.map(({ id, screens, severity, preset }) => [id, screens, severity, preset?.id])).toEqual([
    ['ageMark', ['cover', 'outro'], 'advice', 'first'],
    ['ageMark', ['gameplay'], 'advice', undefined],
    ['helpline', ['outro'], 'advice', undefined],
  ]);
});

/** Creates a preset that demands only an age mark. */
function presetOf(id: string, element: PresetElement): CompliancePreset {
  return { ...anyPreset, id, elements: { ageMark: element } } as CompliancePreset;
}
