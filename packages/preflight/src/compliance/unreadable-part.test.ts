import { expect, test } from 'vitest';
import type { SurveyedImage } from '../survey/survey.ts';
import { findUnreadablePart } from './unreadable-part.ts';

test.each<[SurveyedImage['kind'], width: number, height: number, string | null]>([
  ['canvas', 375, 667, 'a canvas'],
  ['image', 100, 100, 'an image'],
  ['image', 40, 40, null],
  ['frame', 375, 100, 'a frame'],
  ['video', 375, 667, 'a video'],
  ['drawing', 300, 14, 'a drawing'],
  ['drawing', 80, 80, null],
  ['hint', 200, 200, null],
])('a %s of %i by %i px contains unreadable text: %s', (kind, width, height, expected) => {
  const images = [{ kind, box: { x: 0, y: 0, width, height }, label: '' }];
  const layout = {
    shapeId: '9:16',
    widthPx: 375,
    heightPx: 667,
    texts: [],
    targets: [],
    images,
    emptyShare: 0,
    mainParts: null,
  } as const;
  expect(findUnreadablePart(layout)).toBe(expected);
});
