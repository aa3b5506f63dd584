import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { undoLimits } from '@spinreel/config-schema/limits/limits';
import { timings } from '@spinreel/config-schema/limits/timings';
import { expect, test } from 'vitest';
import { emptyHistory, recordChange, redoStep, undoStep, type RecordedChange } from './edit-history.ts';

const start = Date.parse('2026-01-01T10:00:00.000Z');

test('undo reverses one step and nothing else, redo repeats it', () => {
  const draft = setup({ name: 'A', videoSize: 1 });
  draft.change({ name: 'B' }, { afterMs: 0 });
  draft.change({ videoSize: 0.5 }, { afterMs: 0 });
  expect(draft.undo()).toMatchObject({ name: 'B', videoSize: 1 });
  expect(draft.undo()).toMatchObject({ name: 'A', videoSize: 1 });
  expect(draft.undo()).toBeNull();
  expect(draft.redo()).toMatchObject({ name: 'B', videoSize: 1 });
});

// Requirement: history.undo
test('the changes of one drag are one step, and those of the next drag another', () => {
  const draft = setup({ videoSize: 1 });
  draft.change({ videoSize: 0.9 }, { gesture: 'first' });
  draft.change({ videoSize: 0.8 }, { gesture: 'first', afterMs: 60_000 });
  draft.change({ videoSize: 0.5 }, { gesture: 'second' });
  expect(draft.undo()).toMatchObject({ videoSize: 0.8 });
  expect(draft.undo()).toMatchObject({ videoSize: 1 });
});

test('a change with its own name is its own step, also right after typing in the same field', () => {
  const typed = recordChange(emptyHistory, {
    before: { name: 'A' },
    after: { name: 'B' },
    at: new Date(start).toISOString(),
  });
  const restored = recordChange(typed, {
    before: { name: 'B' },
    after: { name: 'A' },
    at: new Date(start + 1).toISOString(),
    name: 'restore 10:00',
  });
  expect(restored.done.map(({ name }) => name)).toEqual([typed.done[0]?.name, 'restore 10:00']);
});

// Requirement: history.undo
test('typing in one field is one step until a pause or a change of another field', () => {
  const draft = setup({ name: '', cta: { label: '' } });
  draft.change({ name: 'L' });
  draft.change({ name: 'Lu' }, { afterMs: timings.undoQuietMs - 1 });
  draft.change({ cta: { label: 'P' } }, { afterMs: 1 });
  draft.change({ cta: { label: 'Pl' } }, { afterMs: timings.undoQuietMs });
  expect(draft.names()).toEqual(['change ad name', 'change button text', 'change button text']);
  draft.undo();
  draft.undo();
  expect(draft.undo()).toMatchObject({ name: '' });
});

// Requirement: customize.phrases
test('a suggestion is one step with the typing that it completes, also after a pause', () => {
  const draft = setup({ cta: { label: 'Play' } });
  draft.change({ cta: { label: 'Sp' } });
  draft.change({ cta: { label: 'Spin!' } }, { afterMs: 60_000, completesTyping: true });
  draft.change({ cta: { label: 'Tap' } }, { afterMs: 60_000 });
  expect(draft.undo()).toMatchObject({ cta: { label: 'Spin!' } });
  expect(draft.undo()).toMatchObject({ cta: { label: 'Play' } });
});

test('a slider is one step until it is released', () => {
  const draft = setup({ videoSize: 1 });
  draft.change({ videoSize: 0.9 }, { press: 'first' });
  draft.change({ videoSize: 0.8 }, { press: 'first', afterMs: 60_000 });
  draft.change({ videoSize: 0.7 }, { press: 'second', afterMs: 60_000 });
  expect(draft.undo()).toMatchObject({ videoSize: 0.8 });
  expect(draft.undo()).toMatchObject({ videoSize: 1 });
});

test('typing a text back to its old value leaves no step', () => {
  const draft = setup({ name: 'A' });
  draft.change({ name: 'AB' });
  draft.change({ name: 'A' }, { afterMs: 60_000 });
  expect(draft.names()).toEqual([]);
});

test('switching on and off again at once is two steps', () => {
  const draft = setup({ cta: { showCoverText: false } });
  draft.change({ cta: { showCoverText: true } });
  draft.change({ cta: { showCoverText: false } }, { afterMs: 1 });
  expect(draft.names()).toEqual(['turn on cover text', 'turn off cover text']);
});

// Requirement: history.list
test('a redone step keeps its time, and typing after it is another step', () => {
  const draft = setup({ name: '' });
  draft.change({ name: 'L' });
  const [madeAt] = draft.times();
  draft.undo();
  draft.redo();
  expect(draft.times()).toEqual([madeAt]);
  draft.change({ name: 'Lu' }, { afterMs: 1 });
  expect(draft.names()).toEqual(['change ad name', 'change ad name']);
});

test('a new change clears what could be redone', () => {
  const draft = setup({ name: 'A' });
  draft.change({ name: 'B' });
  draft.undo();
  draft.change({ videoSize: 0.5 });
  expect(draft.redo()).toBeNull();
  expect(draft.undo()).toMatchObject({ name: 'A' });
});

test('drops the oldest steps beyond the limit', () => {
  const draft = setup({ pausePoints: [] });
  for (let count = 0; count <= undoLimits.maxSteps; count += 1) {
    draft.change({ pausePoints: [{ id: `point-${String(count)}`, timestamp: count / 10 }] });
  }
  expect(draft.names()).toHaveLength(undoLimits.maxSteps);
});

test('undo reverses only own changes and keeps changes made elsewhere', () => {
  const draft = setup({ name: 'A', videoSize: 1 });
  draft.change({ name: 'B' });
  draft.changeElsewhere({ videoSize: 0.5 });
  expect(draft.undo()).toMatchObject({ name: 'A', videoSize: 0.5 });
});

test.each<[string, AdDocument, AdDocument]>([
  ['add cover image', { assets: {} }, { assets: { coverImage: { filePath: 'asset:one' } } }],
  ['replace cover image', cover('asset:one'), cover('asset:two')],
  ['remove cover image', cover('asset:one'), { assets: {} }],
  [
    'add gameplay video',
    { assets: { gameplayVideo: { filePath: '' } }, pausePoints: [{ id: 'a', timestamp: 1 }] },
    { assets: { gameplayVideo: { filePath: 'asset:clip' } }, pausePoints: [] },
  ],
  ['move spin button', {}, { cta: { positions: { gameplay: { x: 0.5, y: 0.5 } } } }],
  ['move highlight', {}, { cta: { highlightPosition: { x: 0.5, y: 0.5 } } }],
  ['move video area', {}, { videoPositions: { gameplay: { x: 0.5, y: 0.5 } } }],
  ['add pause point', { pausePoints: [] }, { pausePoints: [{ id: 'a', timestamp: 1 }] }],
  [
    'change number of spins and pause points',
    {
      pausePointCount: 2,
      pausePoints: [
        { id: 'a', timestamp: 1 },
        { id: 'b', timestamp: 2 },
      ],
    },
    { pausePointCount: 0, pausePoints: [] },
  ],
])('a step is called %j', (name, before, after) => {
  const draft = setup({ cta: {}, ...before });
  draft.change(after);
  expect(draft.names()).toEqual([name]);
});

function cover(filePath: string): AdDocument {
  return { assets: { coverImage: { filePath } } };
}

function setup(initial: AdDocument) {
  let document = initial;
  let history = emptyHistory;
  let nowMs = start;
  const take = (next: ReturnType<typeof undoStep>) => {
    if (next === null) return null;
    ({ document, history } = next);
    return document;
  };
  return {
    names: () => history.done.map(({ name }) => name),
    times: () => history.done.map(({ changedAt }) => changedAt),
    undo: () => take(undoStep(history, document)),
    redo: () => take(redoStep(history, document)),
    change(change: AdDocument, how: Partial<RecordedChange> & { afterMs?: number } = {}) {
      const { afterMs = 0, ...rest } = how;
      nowMs += afterMs;
      const after = { ...document, ...change };
      history = recordChange(history, {
        before: document,
        after,
        at: new Date(nowMs).toISOString(),
        ...rest,
      });
      document = after;
    },
    changeElsewhere(change: AdDocument) {
      document = { ...document, ...change };
    },
  };
}
