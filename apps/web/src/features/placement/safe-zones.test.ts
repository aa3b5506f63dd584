import { expect, test } from 'vitest';
import { zonesOf, zonesReached, zoneWarnings } from './safe-zones.ts';
import { stageFrame, stageShapes, type StageShapeId } from './stage-shapes.ts';

const onCover = { screen: 'cover', hasPicture: true } as const;

test.each([
  ['9:16', ['close', 'close', 'mark', 'mark', 'crop', 'crop']],
  ['9:19.5', ['close', 'close', 'mark', 'mark', 'notch', 'home']],
  ['2:3', ['close', 'close', 'mark', 'mark']],
  ['landscape', ['close', 'close', 'mark', 'mark']],
] as const)('the cover on %s has the zones %j', (shape, ids) => {
  expect(zones(shape).map(({ id }) => id)).toEqual(ids);
});

test('what 2:3 cuts off a 9:16 picture adds up to the difference of their heights', () => {
  const [above, below] = zones('9:16').filter(({ id }) => id === 'crop');
  const lost = (375 * 16) / 9 - (375 * 3) / 2;
  expect((above?.rect.height ?? 0) + (below?.rect.height ?? 0)).toBeCloseTo(lost);
  expect(above?.rect.height).toBeLessThan(below?.rect.height ?? 0);
});

test('a screen without a picture of its own has nothing cut off; one with sound has a mute button', () => {
  const ids = zonesOf(stageFrame('9:16'), { screen: 'outro', hasPicture: false }).map(({ id }) => id);
  expect(ids).not.toContain('crop');
  expect(ids).toContain('mute');
});

test('a box that only touches a zone is not in it, one that reaches in is', () => {
  const box = { x: 100, width: 100, height: 40 };
  expect(zonesReached({ ...box, y: 45 }, zones('9:19.5'))).toEqual([]);
  expect(zonesReached({ ...box, y: 30 }, zones('9:19.5'))).toEqual(['notch']);
});

test('a warning names the element, the zone and every shape on which it is so', () => {
  const video = { name: 'Video area', box: { x: 0, y: 0, width: 375, height: 200 } };
  expect(zoneWarnings({ screen: 'gameplay', hasPicture: false }, () => [video])).toEqual([
    'Video area reaches under the close button of the network (9:16, 9:19.5, 2:3, Landscape).',
    'Video area reaches into the notch (9:19.5).',
  ]);
});

test('a finger may stand where the picture is cut off, for it points at its button; under a close button it may not', () => {
  const low = { name: 'Finger pointer', box: { x: 170, y: 595, width: 60, height: 70 } };
  const high = { ...low, box: { ...low.box, x: 0, y: 0 } };
  const warnings = (element: typeof low, isPointer: boolean) =>
    zoneWarnings({ screen: 'cover', hasPicture: true }, ({ shape }) =>
      shape.id === '9:16' ? [{ ...element, isPointer }] : [],
    );
  expect(warnings(low, false)).toHaveLength(1);
  expect(warnings(low, true)).toEqual([]);
  expect(warnings(high, true)).toEqual([
    'Finger pointer reaches under the close button of the network (9:16).',
  ]);
});

test('in landscape the stage is a portrait in the middle', () => {
  const { page, stage, scale } = stageFrame('landscape');
  expect(stage.width / stage.height).toBeCloseTo(9 / 16);
  expect(stage.x * 2 + stage.width).toBeCloseTo(page.width);
  expect(scale).toBeCloseTo(9 / 16);
});

test.each(stageShapes)('the stage of $id is inside its screen', ({ id }) => {
  const { page, stage } = stageFrame(id);
  expect(stage.x).toBeGreaterThanOrEqual(0);
  expect(stage.x + stage.width).toBeLessThanOrEqual(page.width);
  expect(stage.height).toBe(page.height);
});

function zones(shape: StageShapeId) {
  return zonesOf(stageFrame(shape), onCover);
}
