import type { AdSummaryLine } from '@spinreel/api-contract/list-ads';
import { expect, test } from 'vitest';
import type { DraftCopy } from '../../ad-draft/draft-copies.ts';
import { adCards, matching } from './ad-cards.ts';

test('each ad is shown once, newest change first, with those that only this device has', () => {
  const lines = [line('saved-1', '2026-01-01'), line('saved-2', '2026-01-03')];
  const copies = [copy('saved-1', '2026-01-01', 4), copy('unsent', '2026-01-02', null)];
  expect(adCards(lines, copies).present.map(({ id, home }) => [id, home])).toEqual([
    ['saved-2', 'server'],
    ['unsent', 'device'],
    ['saved-1', 'server'],
  ]);
});

test('what the server has forgotten for good does not come back from this device', () => {
  expect(adCards([], [copy('gone', '2026-01-01', 4)]).present).toEqual([]);
});

test('while the server cannot be asked, the device’s drafts are all there is', () => {
  const copies = [copy('saved', '2026-01-01', 4), copy('unsent', '2026-01-02', null)];
  expect(adCards(null, copies).present.map(({ id }) => id)).toEqual(['unsent', 'saved']);
});

test('deleted ads stand apart, whichever side deleted them', () => {
  const lines = [{ ...line('saved', '2026-01-01'), deletedAt: '2026-01-05' }];
  const copies = [{ ...copy('unsent', '2026-01-02', null), deletedAt: '2026-01-06' }];
  const { present, deleted } = adCards(lines, copies);
  expect(present).toEqual([]);
  expect(deleted.map(({ id }) => id)).toEqual(['unsent', 'saved']);
});

test('the search finds part of a name in any case', () => {
  const { present } = adCards([line('Lucky Friday', '2026-01-01'), line('Jackpot', '2026-01-01')], []);
  expect(matching(present, ' frid ').map(({ name }) => name)).toEqual(['Lucky Friday']);
  expect(matching(present, '')).toHaveLength(2);
});

function line(id: string, updatedAt: string): AdSummaryLine {
  return {
    id,
    name: id,
    version: 1,
    createdAt: updatedAt,
    updatedAt,
    deletedAt: null,
    coverUrl: null,
    step: 1,
  };
}

function copy(adId: string, updatedAt: string, version: number | null): DraftCopy {
  return { adId, config: { name: adId, updatedAt }, version, sentUpdatedAts: [] };
}
