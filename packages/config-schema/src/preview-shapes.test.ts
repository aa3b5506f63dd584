import { expect, test } from 'vitest';
import { defaultPreviewShape, previewShapes } from './preview-shapes.ts';

test('the preview is 2:3 by default and can be 9:16', () => {
  expect(defaultPreviewShape).toBe('2:3');
  expect(previewShapes).toEqual([
    { id: '2:3', aspect: 2 / 3 },
    { id: '9:16', aspect: 9 / 16 },
  ]);
});
