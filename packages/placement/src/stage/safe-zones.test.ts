import { expect, test } from 'vitest';
import { findZones, findReachedZones, describeZoneWarnings } from './safe-zones.ts';
import { stageFrame, stageShapes, type StageShapeId } from './stage-shapes.ts';

const onCover = { screen: 'cover', isImageCropped: true } as const;

test.each([
  ['9:16', ['close', 'close', 'mark', 'mark', 'crop', 'crop']],
  ['9:19.5', ['close', 'close', 'mark', 'mark', 'notch', 'home']],
  ['2:3', ['close', 'close', 'mark', 'mark']],
  ['landscape', ['close', 'close', 'mark', 'mark']],
] as const)('the cover on %s has the zones %j', (shape, ids) => {
  expect(zones(shape).map(({ id }) => id)).toEqual(ids);
});

test('crops 9:16 to 2:3 by the difference of their heights', () => {
  const [above, below] = zones('9:16').filter(({ id }) => id === 'crop');
  const lost = (375 * 16) / 9 - (375 * 3) / 2;
  expect((above?.rect.height ?? 0) + (below?.rect.height ?? 0)).toBeCloseTo(lost);
  expect(above?.rect.height).toBeLessThan(below?.rect.height ?? 0);
});

test('does not crop a screen without an image; a screen with sound has a mute button', () => {
  const ids = findZones(stageFrame('9:16'), { screen: 'outro', isImageCropped: false }).map(({ id }) => id);
  expect(ids).not.toContain('crop');
  expect(ids).toContain('mute');
});

test('a box that only touches a zone is outside, an overlapping box is inside', () => {
  const box = { x: 100, width: 100, height: 40 };
  expect(findReachedZones({ ...box, y: 45 }, zones('9:19.5'))).toEqual([]);
  expect(findReachedZones({ ...box, y: 30 }, zones('9:19.5'))).toEqual(['notch']);
});

// Requirement: placement.shapes
test('a warning names the element, the zone and every shape', () => {
  const video = { name: 'Video area', box: { x: 0, y: 0, width: 375, height: 200 } };
  expect(describeZoneWarnings({ screen: 'gameplay', isImageCropped: false }, () => [video])).toEqual([
    "Video area is partly under the network's close button (9:16, 9:19.5, 2:3, Landscape).",
    'Video area is partly behind the notch (9:19.5).',
  ]);
});

test('a finger may be in the cropped area, but not under a close button', () => {
  const low = { name: 'Finger pointer', box: { x: 170, y: 595, width: 60, height: 70 } };
  const high = { ...low, box: { ...low.box, x: 0, y: 0 } };
  const warnings = (element: typeof low, exempt: readonly 'crop'[]) =>
    describeZoneWarnings({ screen: 'cover', isImageCropped: true }, ({ shape }) =>
      shape.id === '9:16' ? [{ ...element, exempt }] : [],
    );
  expect(warnings(low, [])).toHaveLength(1);
  expect(warnings(low, ['crop'])).toEqual([]);
  expect(warnings(high, ['crop'])).toEqual([
    "Finger pointer is partly under the network's close button (9:16).",
  ]);
});

// Requirement: placement.landscape
test('only the landscape shape has the landscape layout', () => {
  const shapes = stageShapes.map(({ id }) => stageFrame(id)).filter((frame) => frame.isLandscape);
  expect(shapes.map(({ shape }) => shape.id)).toEqual(['landscape']);
  expect(stageFrame('landscape').scale).toBeCloseTo(8 / 9);
});

function zones(shape: StageShapeId) {
  return findZones(stageFrame(shape), onCover);
}
