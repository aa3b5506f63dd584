import { expect, test } from 'vitest';
import type { Background } from './assets.ts';
import { withBackgroundType, withoutCustomBackground } from './background-choice.ts';

const custom: Background = {
  type: 'custom-image',
  solidColor: '#000000',
  customImage: { filePath: 'asset:image-01' },
};

test('choosing the custom-image type clears the image', () => {
  expect(withBackgroundType(custom, 'custom-image')).toEqual({ ...custom, customImage: null });
});

test.each(['transparent-video', 'solid-color'] as const)('choosing %s keeps the image for later', (type) => {
  expect(withBackgroundType(custom, type)).toEqual({ ...custom, type });
});

test('removing a custom background returns the type to transparent-video', () => {
  expect(withoutCustomBackground(custom)).toEqual({
    ...custom,
    type: 'transparent-video',
    customImage: null,
  });
});
