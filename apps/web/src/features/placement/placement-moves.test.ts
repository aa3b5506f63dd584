import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { mergeConfig } from '@spinreel/config-schema/merge-config';
import { expect, test } from 'vitest';
import { createPlacementMoves, type LivePlacement } from './placement-moves.ts';
import { stageFrame } from './stage-shapes.ts';

test('all changes of one drag carry one id, those of the next another', () => {
  const { moves, gestures, surroundings } = setup();
  moves.grab('coverButton', surroundings);
  moves.pull({ x: 0.4, y: 0.4 }, { isSnapping: false });
  moves.pull({ x: 0.3, y: 0.3 }, { isSnapping: false });
  moves.drop();
  moves.grab('coverButton', surroundings);
  moves.pull({ x: 0.6, y: 0.6 }, { isSnapping: false });
  moves.drop();
  expect(gestures).toEqual(['id-1', 'id-1', 'id-2']);
});

test('an element that is put back stands as if it had never been grabbed', () => {
  const placed = { cta: { positions: { cover: { x: 0.2, y: 0.7 } } } };
  const { moves, config, live, surroundings } = setup(placed);
  moves.grab('coverButton', surroundings);
  moves.pull({ x: 0.6, y: 0.4 }, { isSnapping: true });
  expect(config().cta?.positions?.cover).not.toEqual(placed.cta.positions.cover);
  moves.putBack();
  expect(config().cta?.positions?.cover).toEqual(placed.cta.positions.cover);
  expect(live()).toBeNull();
});

test('an element at its default is at its default again, not at the same place by choice', () => {
  const { moves, config, surroundings } = setup();
  moves.grab('videoArea', surroundings);
  moves.resize({ x: 0.5, y: 0.25 }, 1.44);
  expect(config().videoSize).toBe(1.4);
  moves.putBack();
  expect(config()).toMatchObject({ videoSize: 1, videoPositions: { gameplay: null } });
});

test('the video area is sized in the steps and within the limits of its slider', () => {
  const { moves, config, surroundings } = setup();
  moves.grab('videoArea', surroundings);
  moves.resize({ x: 0.5, y: 0.25 }, 7);
  expect(config().videoSize).toBe(2);
  moves.resize({ x: 0.5, y: 0.25 }, 0.01);
  expect(config().videoSize).toBe(0.3);
});

test('the lines that are shown are those on which the element comes to stand', () => {
  const { moves, live, surroundings } = setup();
  moves.grab('gameplayButton', { ...surroundings, splitScreen: true });
  moves.pull({ x: 0.505, y: 0.1 }, { isSnapping: true });
  expect(live()?.position).toEqual({ x: 0.5, y: 0.5 });
  expect(live()?.guides.map(({ axis }) => axis)).toEqual(['x', 'y']);
  moves.pull({ x: 0.505, y: 0.1 }, { isSnapping: false });
  expect(live()?.guides).toEqual([]);
});

function setup(initial: AdConfig = {}) {
  let config = initial;
  let shown: LivePlacement | null = null;
  let ids = 0;
  const gestures: string[] = [];
  const moves = createPlacementMoves({
    configNow: () => config,
    show: (live) => {
      shown = live;
    },
    save: (change, { gesture }) => {
      gestures.push(gesture);
      config = mergeConfig<AdConfig>(config, change);
    },
    throttle: { run: (work) => work(), cancel: () => {}, flush: () => {} },
    newId: () => `id-${(ids += 1)}`,
  });
  const surroundings = {
    frame: stageFrame('9:16'),
    splitScreen: false,
    drawn: { width: 150, height: 70, offset: { x: 0, y: 0 } },
    others: [],
  };
  return { moves, gestures, surroundings, config: () => config, live: () => shown };
}
