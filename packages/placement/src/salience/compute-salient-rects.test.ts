import { expect, test } from 'vitest';
import { stageFrame } from '../stage/stage-shapes.ts';
import { computeLandscapeCoverBox } from './compute-landscape-cover-box.ts';
import { computeSalientRects } from './compute-salient-rects.ts';

const lowerHalf = { region: { x: 0, y: 0.5, width: 1, height: 0.5 }, weight: 1 };
const cover = { parts: [lowerHalf], aspect: 9 / 16 };

// Requirement: playback.landscape-cover
test('in landscape, the parts of the landscape cover are those that stand out', () => {
  const wide = { parts: [{ ...lowerHalf, weight: 0.5 }], aspect: 16 / 9 };
  const { stage } = stageFrame('landscape');
  const [{ rect, weight } = { rect: null, weight: 0 }] = computeSalientRects(stageFrame('landscape'), {
    ...cover,
    landscape: wide,
  });
  expect(weight).toBe(0.5);
  expect(rect?.width).toBeCloseTo(stage.width, 0);
  expect(rect?.y).toBeCloseTo(stage.height / 2, 0);
  for (const shape of ['9:16', '2:3'] as const)
    expect(computeSalientRects(stageFrame(shape), { ...cover, landscape: wide })).toEqual(
      computeSalientRects(stageFrame(shape), cover),
    );
});

test('in landscape, the cover is on the left if there is no landscape cover', () => {
  const { stage } = stageFrame('landscape');
  const [{ rect } = { rect: null }] = computeSalientRects(stageFrame('landscape'), cover);
  expect(rect?.width).toBeLessThan(stage.width / 2);
});

// Requirement: playback.landscape-cover
test('the landscape cover fills a stage of a similar shape, and is whole on any other', () => {
  const stage = { width: 800, height: 400 };
  expect(computeLandscapeCoverBox(stage, 16 / 9)).toEqual({ x: 0, y: -25, width: 800, height: 450 });
  expect(computeLandscapeCoverBox(stage, 1)).toEqual({ x: 200, y: 0, width: 400, height: 400 });
  expect(computeLandscapeCoverBox(stage, 4)).toEqual({ x: 0, y: 100, width: 800, height: 200 });
});
