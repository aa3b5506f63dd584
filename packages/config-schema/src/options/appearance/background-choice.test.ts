import { expect, test } from 'vitest';
import type { Background } from '../../ad/assets.ts';
import { withBackgroundType, removeCustomBackground } from './background-choice.ts';

const custom: Background = {
  type: 'custom-image',
  solidColor: '#000000',
  customImage: { filePath: 'asset:image-01' },
};

// Requirement: upload.replace-background
test('choosing the custom-image type clears the image', () => {
  expect(withBackgroundType(custom, 'custom-image')).toEqual({ ...custom, customImage: null });
});

test.each(['transparent-video', 'solid-color'] as const)('choosing %s keeps the image for later', (type) => {
  expect(withBackgroundType(custom, type)).toEqual({ ...custom, type });
});

// Requirement: upload.replace-background
test('removing a custom background returns the type to transparent-video', () => {
  expect(removeCustomBackground(custom)).toEqual({
    ...custom,
    type: 'transparent-video',
    customImage: null,
  });
});
