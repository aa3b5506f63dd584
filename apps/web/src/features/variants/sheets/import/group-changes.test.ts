import { expect, test } from 'vitest';
import { groupTextChanges, groupVariantChanges } from './group-changes.ts';

test('the changes of a variant are together, and values that are inherited are named', () => {
  const shared = {
    kind: 'changed',
    variantId: 'one',
    variantName: 'Dragons',
    row: 2,
    language: null,
  } as const;
  expect(
    groupVariantChanges([
      { ...shared, path: null, before: 'Dragons', after: 'Dragon' },
      { ...shared, path: 'cta.label', before: '', after: 'Roar!' },
      { ...shared, path: 'assets.coverImage', language: 'de', before: '', after: 'de.png' },
    ]),
  ).toEqual([
    {
      key: 'one',
      title: 'Dragons',
      note: null,
      changes: [
        { name: 'name', before: value('Dragons'), after: value('Dragon') },
        { name: 'button text', before: absent('inherited'), after: value('Roar!') },
        { name: 'cover image in German', before: absent('inherited'), after: value('de.png') },
      ],
    },
  ]);
});

test('another video says which settings of the former one it does not have', () => {
  const [group] = groupVariantChanges([
    {
      ...{ kind: 'changed', variantId: 'one', variantName: 'Dragons', row: 2, language: null },
      ...{ path: 'assets.gameplayVideo', before: '', after: 'b.mp4' },
      lost: ['assets.gameplayVideo.zoom', 'assets.gameplayVideo.zoomX', 'assets.gameplayVideo.trim'],
    },
  ]);
  expect(group?.changes).toMatchObject([{ note: 'without the video zoom and the trim of the former video' }]);
});

test('a new variant has its new name as the title, or its row', () => {
  const shared = { kind: 'added', variantName: '', language: null, before: '' } as const;
  const groups = groupVariantChanges([
    { ...shared, variantId: 'new-1', row: 3, path: null, after: 'Tigers' },
    { ...shared, variantId: 'new-1', row: 3, path: 'cta.label', after: 'Growl!' },
    { ...shared, variantId: 'new-2', row: 4, path: 'cta.label', after: 'Howl!' },
    { ...shared, variantId: 'new-3', row: 5, path: null, after: '' },
  ]);
  expect(groups.map(({ title, note, changes }) => [title, note, changes.length])).toEqual([
    ['Tigers', 'New variant', 1],
    ['Row 4', 'New variant', 1],
    ['Row 5', 'New variant, equal to the base', 0],
  ]);
});

test('the translations of a text are together, and those nobody has confirmed are marked', () => {
  const shared = { path: 'cta.label', source: 'Spin!', row: 2, before: null } as const;
  expect(
    groupTextChanges([
      { ...shared, language: 'de', after: { text: 'Drehen!', isConfirmed: false } },
      { ...shared, language: 'fr', before: { text: 'Tourner', isConfirmed: true }, after: null },
    ]).map(({ title, note, changes }) => ({ title, note, changes })),
  ).toEqual([
    {
      title: 'Spin!',
      note: 'button text',
      changes: [
        { name: 'German', before: absent('untranslated'), after: value('Drehen! (unconfirmed)') },
        { name: 'French', before: value('Tourner'), after: absent('untranslated') },
      ],
    },
  ]);
});

function value(text: string) {
  return { text, isAbsent: false };
}

function absent(text: string) {
  return { text, isAbsent: true };
}
