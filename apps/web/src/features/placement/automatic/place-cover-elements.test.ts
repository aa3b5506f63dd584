import { expect, test } from 'vitest';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { adChanged, draftOpened } from '../../../ad-draft/ad-draft-slice.ts';
import { undoEdit } from '../../../ad-draft/history/undo-edit.ts';
import type { CoverSalience } from '@spinreel/placement/salience/compute-salient-rects';
import { readPlaces } from '@spinreel/placement/automatic/cover-places';
import { placeCoverElements } from './place-cover-elements.ts';

const drawn = {
  coverButton: { width: 150, height: 70, offset: { x: 0, y: 0 } },
  coverText: { width: 300, height: 50, offset: { x: 0, y: 0 } },
  coverFinger: { width: 78, height: 92, offset: { x: 64, y: 44 } },
};
const low = createSalience({ x: 0.1, y: 0.52, width: 0.8, height: 0.42 });
const high = createSalience({ x: 0.1, y: 0.1, width: 0.8, height: 0.3 });

// Requirement: placement.automatic
test('places the elements in one step, which can be undone', () => {
  const { place, store, readPortrait } = setup();
  expect(place(low)).toBe(true);
  expect(readPortrait().button?.y).toBeLessThan(0.5);
  expect(store.dispatch(undoEdit())).toBe('place cover elements automatically');
  expect(readPortrait()).toEqual({});
});

// Requirement: placement.automatic
test('for another cover it moves what it has placed itself, but nothing that a person has placed', () => {
  const { place, store, readPortrait } = setup();
  place(low);
  const byHand = { x: 0.4, y: 0.2 };
  store.dispatch(adChanged({ coverTextPositions: { cover: byHand } }));
  place(high);
  expect(readPortrait()).toEqual({ text: byHand });
});

test('returns its elements to their defaults if nothing stands out', () => {
  const { place, readPortrait } = setup();
  place(low);
  expect(place(null)).toBe(true);
  expect(readPortrait()).toEqual({});
  expect(place(null)).toBe(false);
});

function setup() {
  const store = createTestStore();
  store.dispatch(draftOpened({ adId: 'ad', document: {}, version: 1, isDirty: false }));
  return {
    store,
    place: (salience: CoverSalience | null) => store.dispatch(placeCoverElements({ drawn, salience })),
    readPortrait: () => readPlaces(store.getState().adDraft.document).portrait,
  };
}

function createSalience(region: CoverSalience['parts'][number]['region']): CoverSalience {
  return { aspect: 9 / 16, parts: [{ region, weight: 1 }] };
}
