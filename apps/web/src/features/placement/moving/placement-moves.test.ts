import { expect, test } from 'vitest';
import type { LivePlacement } from './live-placements.ts';
import { createPlacementMoves, type PlacementSave } from './placement-moves.ts';
import { stageFrame } from '@spinreel/placement/stage/stage-shapes';

// Requirement: placement.dragging
test('saves a drag once, when the element is dropped, and stores it on the device before', () => {
  const { moves, saved, stored, surroundings } = setup();
  moves.grab('coverButton', surroundings);
  moves.pull({ x: 0.4, y: 0.4 }, { isSnapping: false });
  moves.pull({ x: 0.3, y: 0.3 }, { isSnapping: false });
  expect(saved).toEqual([]);
  expect(stored.at(-1)?.patch).toEqual({ cta: { positions: { cover: { x: 0.3, y: 0.3 } } } });
  moves.drop();
  expect(saved).toEqual([stored.at(-1)]);
});

// Requirement: customize.spin-highlight
test.each(['9:16', 'landscape'] as const)(
  'the highlight keeps its point of the uploaded video in %s, without snapping',
  (shape) => {
    const { moves, saved, live, surroundings } = setup();
    moves.grab('gameplayHighlight', { ...surroundings, frame: stageFrame(shape) });
    moves.pull({ x: 0.503, y: 0.8 }, { isSnapping: true });
    expect(live()?.guides).toEqual([]);
    moves.drop();
    expect(saved.map(({ patch }) => patch)).toEqual([{ cta: { highlightPosition: { x: 0.2515, y: 0.2 } } }]);
  },
);

// Requirement: placement.landscape
test('a drag in landscape gives the element its own place there', () => {
  const { moves, saved, live, surroundings } = setup();
  moves.grab('coverButton', { ...surroundings, frame: stageFrame('landscape') });
  moves.pull({ x: 0.4, y: 0.6 }, { isSnapping: false });
  expect(live()?.isLandscape).toBe(true);
  moves.drop();
  expect(saved.map(({ patch }) => patch)).toEqual([
    { landscapePositions: { cover: { button: { x: 0.4, y: 0.6 } } } },
  ]);
});

test('each drag is its own gesture', () => {
  const { moves, saved, stored, surroundings } = setup();
  for (const x of [0.3, 0.6]) {
    moves.grab('coverButton', surroundings);
    moves.pull({ x: x - 0.1, y: 0.4 }, { isSnapping: false });
    moves.pull({ x, y: 0.4 }, { isSnapping: false });
    moves.drop();
  }
  expect(stored.map((change) => change?.gesture)).toEqual(['id-1', 'id-1', 'id-2', 'id-2']);
  expect(saved.map(({ gesture }) => gesture)).toEqual(['id-1', 'id-2']);
});

test('putting an element back undoes its drag', () => {
  const { moves, saved, stored, live, surroundings } = setup();
  moves.grab('coverButton', surroundings);
  moves.pull({ x: 0.6, y: 0.4 }, { isSnapping: true });
  moves.putBack();
  expect(saved).toEqual([]);
  expect(stored.at(-1)).toBeNull();
  expect(live()).toBeNull();
});

test('a press without movement does not change anything', () => {
  const { moves, saved, stored, surroundings } = setup();
  moves.grab('coverButton', surroundings);
  moves.drop();
  expect([saved, stored]).toEqual([[], []]);
});

test('the video area is resized in the steps and limits of its slider', () => {
  const { moves, live, surroundings } = setup();
  moves.grab('videoArea', surroundings);
  moves.resize({ x: 0.5, y: 0.25 }, 7);
  expect(live()?.sizeFactor).toBe(2);
  moves.resize({ x: 0.5, y: 0.25 }, 0.01);
  expect(live()?.sizeFactor).toBe(0.3);
});

// Requirement: placement.finger-follows
test('a button takes its finger with it, at the same distance, as one change', () => {
  const { moves, saved, surroundings } = setup();
  const follower = {
    element: 'coverFinger',
    position: { x: 0.6, y: 0.62 },
    buttonPosition: { x: 0.5, y: 0.58 },
  } as const;
  moves.grab('coverButton', { ...surroundings, follower });
  moves.pull({ x: 0.3, y: 0.4 }, { isSnapping: false });
  moves.drop();
  expect(saved).toEqual([
    {
      patch: {
        cta: { positions: { cover: { x: 0.3, y: 0.4 } }, fingerPositions: { cover: { x: 0.4, y: 0.44 } } },
      },
      gesture: 'id-1',
    },
  ]);
});

// Requirement: placement.finger-follows
test('a button that is moved in landscape takes along a finger with its own place there', () => {
  const { moves, saved, surroundings } = setup();
  const follower = {
    element: 'gameplayFinger',
    position: { x: 0.8, y: 0.7 },
    buttonPosition: { x: 0.9, y: 0.7 },
  } as const;
  moves.grab('gameplayButton', { ...surroundings, frame: stageFrame('landscape'), follower });
  moves.pull({ x: 0.6, y: 0.5 }, { isSnapping: false });
  moves.drop();
  expect(saved.map(({ patch }) => patch)).toEqual([
    { landscapePositions: { gameplay: { button: { x: 0.6, y: 0.5 }, finger: { x: 0.5, y: 0.5 } } } },
  ]);
});

// Requirement: placement.sizes
test('resizing an element changes only its size, within its limits, as one change', () => {
  const { moves, live, saved, surroundings } = setup();
  moves.grab('coverText', surroundings);
  moves.resize({ x: 0.5, y: 0.8 }, 1.234);
  expect(live()).toMatchObject({ position: { x: 0.5, y: 0.8 }, sizeFactor: 1.23 });
  moves.resize({ x: 0.5, y: 0.8 }, 7);
  moves.drop();
  expect(saved).toEqual([{ patch: { sizes: { coverText: 2 } }, gesture: 'id-1' }]);
});

// Requirement: placement.sizes
test('a logo has the same size on all screens, also if it is resized in landscape', () => {
  const { moves, saved, surroundings } = setup();
  moves.grab('outroLogo', { ...surroundings, frame: stageFrame('landscape') });
  moves.resize({ x: 0.7, y: 0.1 }, 1.5);
  moves.drop();
  expect(saved.map(({ patch }) => patch)).toEqual([{ sizes: { logo: 1.5 } }]);
});

test('shows the lines to which the element has snapped', () => {
  const { moves, live, surroundings } = setup();
  moves.grab('gameplayButton', { ...surroundings, splitScreen: true });
  moves.pull({ x: 0.505, y: 0.1 }, { isSnapping: true });
  expect(live()?.position).toEqual({ x: 0.5, y: 0.5 });
  expect(live()?.guides.map(({ axis }) => axis)).toEqual(['x', 'y']);
  moves.pull({ x: 0.505, y: 0.1 }, { isSnapping: false });
  expect(live()?.guides).toEqual([]);
});

function setup() {
  let live: LivePlacement | null = null;
  let ids = 0;
  const saved: PlacementSave[] = [];
  const stored: (PlacementSave | null)[] = [];
  const moves = createPlacementMoves({
    show: (next) => {
      live = next;
    },
    storeLocally: (change) => stored.push(change),
    save: (change) => saved.push(change),
    throttle: { run: (work) => work(), cancel: () => {}, flush: () => {} },
    generateId: () => `id-${(ids += 1)}`,
  });
  const surroundings = {
    frame: stageFrame('9:16'),
    splitScreen: false,
    videoSizeFactor: 1,
    videoAspect: 16 / 9,
    drawn: { width: 150, height: 70, offset: { x: 0, y: 0 } },
    others: [],
    toSourcePoint: ({ x, y }: { x: number; y: number }) => ({ x: x / 2, y: y / 4 }),
  };
  return { moves, saved, stored, surroundings, live: (): LivePlacement | null => live };
}
