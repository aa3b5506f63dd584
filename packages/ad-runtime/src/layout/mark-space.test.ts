import { expect, test } from 'vitest';
import { markSpace } from './mark-space.ts';

const landscape = { width: 600, height: 300 };
const portrait = { width: 300, height: 600 };

test.each([
  ['in landscape is next to texts and buttons above a tall legal text', landscape, 180, { width: 300 }],
  ['in landscape is all of the space above a low legal text', landscape, 210, {}],
  ['in portrait is always all of the space', portrait, 300, {}],
])('the space of the marks %s', (_case, stage, height, change) => {
  const space = { x: 0, y: 0, width: stage.width, height };
  expect(markSpace(stage, space)).toEqual({ ...space, ...change });
});
