import { expect, test } from 'vitest';
import { defaultPreviewShape, previewShapes } from './preview-shapes.ts';

// Requirement: preview.shapes
test('the preview is 2:3 by default and can be 9:16', () => {
  expect(defaultPreviewShape).toBe('2:3');
  expect(previewShapes.slice(0, 2)).toMatchObject([
    { id: '2:3', aspect: 2 / 3 },
    { id: '9:16', aspect: 9 / 16 },
  ]);
});

// Requirement: preview.more-shapes
test('the preview can have every shape in which an ad must look right', () => {
  expect(previewShapes.map(({ name }) => name)).toEqual(['2:3', '9:16', '9:19.5', '3:4', '1:1', 'Landscape']);
});
