import { expect, test } from 'vitest';
import type { PlacementScreen } from '../options.ts';
import { describePlaces } from './describe-places.ts';
import { previewShapes, type PreviewShapeId } from './preview-shapes.ts';

const allShapes = previewShapes.map(({ id }) => id);

test('names the screens and the shapes', () => {
  expect(describePlaces(list('outro', ['9:16', '16:9', '1:1']))).toBe('Outro in 9:16, 1:1 and landscape');
});

test('puts screens with the same shapes together', () => {
  const places = [
    ...list('cover', allShapes),
    ...list('gameplay', ['9:16', '16:9']),
    ...list('outro', allShapes),
  ];
  expect(describePlaces(places)).toBe('Cover and outro in every shape; gameplay in 9:16 and landscape');
});

test('says nothing without places', () => {
  expect(describePlaces([])).toBe('');
});

function list(screen: PlacementScreen, shapeIds: readonly PreviewShapeId[]) {
  return shapeIds.map((shapeId) => ({ screen, shapeId }));
}
