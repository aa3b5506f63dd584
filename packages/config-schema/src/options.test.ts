import { expect, test } from 'vitest';
import { animationTypes, backgroundTypes, buttonStyles, placementScreens } from './options.ts';

test.each([
  ['button styles', buttonStyles, ['classic', 'glossy-dome', 'flashy-stacked']],
  ['animation types', animationTypes, ['none', 'confetti', 'coins']],
  ['background types', backgroundTypes, ['transparent-video', 'solid-color', 'custom-image']],
  ['placement screens', placementScreens, ['cover', 'gameplay', 'outro']],
])('the %s are those of the product spec', (_what, words, specified) => {
  expect(words).toEqual(specified);
});
