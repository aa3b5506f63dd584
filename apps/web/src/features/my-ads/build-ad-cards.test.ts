import type { AdSummaryLine } from '@spinreel/api-contract/ads';
import { expect, test } from 'vitest';
import type { DraftCopy } from '../../ad-draft/saving/device/draft-copy.ts';
import { buildAdCards, filterCards } from './build-ad-cards.ts';

// Requirement: my-ads.list
test('lists each ad once, newest change first, with those only on this device', () => {
  const lines = [createLine('saved-1', '2026-01-01'), createLine('saved-2', '2026-01-03')];
  const copies = [copy('saved-1', '2026-01-01', 4), copy('unsent', '2026-01-02', null)];
  expect(buildAdCards(lines, copies).present.map(({ id, home }) => [id, home])).toEqual([
    ['saved-2', 'server'],
    ['unsent', 'device'],
    ['saved-1', 'server'],
  ]);
});

test('does not restore from this device what the server has removed permanently', () => {
  expect(buildAdCards([], [copy('gone', '2026-01-01', 4)]).present).toEqual([]);
});

test('lists the device’s drafts while the server cannot be reached', () => {
  const copies = [copy('saved', '2026-01-01', 4), copy('unsent', '2026-01-02', null)];
  expect(buildAdCards(null, copies).present.map(({ id }) => id)).toEqual(['unsent', 'saved']);
});

test('lists deleted ads separately, whichever side deleted them', () => {
  const lines = [{ ...createLine('saved', '2026-01-01'), deletedAt: '2026-01-05' }];
  const copies = [{ ...copy('unsent', '2026-01-02', null), deletedAt: '2026-01-06' }];
  const { present, deleted } = buildAdCards(lines, copies);
  expect(present).toEqual([]);
  expect(deleted.map(({ id }) => id)).toEqual(['unsent', 'saved']);
});

test('omits untouched ads', () => {
  const at = '2026-01-02';
  const opened = { ...createLine('opened', at), isUntouched: true };
  const unsent: DraftCopy = {
    adId: 'unsent',
    document: { name: 'Untitled Ad' },
    createdAt: at,
    updatedAt: at,
    version: null,
  };
  expect(buildAdCards([opened, createLine('worked-on', at)], [unsent]).present.map(({ id }) => id)).toEqual([
    'worked-on',
  ]);
});

test('the search finds part of a name in any case', () => {
  const { present } = buildAdCards(
    [createLine('Lucky Friday', '2026-01-01'), createLine('Jackpot', '2026-01-01')],
    [],
  );
  expect(filterCards(present, ' frid ').map(({ name }) => name)).toEqual(['Lucky Friday']);
  expect(filterCards(present, '')).toHaveLength(2);
});

function createLine(id: string, updatedAt: string): AdSummaryLine {
  return {
    id,
    name: id,
    version: 1,
    createdAt: updatedAt,
    updatedAt,
    deletedAt: null,
    coverUrl: null,
    isUntouched: false,
    step: 1,
  };
}

function copy(adId: string, updatedAt: string, version: number | null): DraftCopy {
  return { adId, document: { name: adId }, updatedAt, version };
}
