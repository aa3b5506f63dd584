import { expect, test } from 'vitest';
import { createLabel, createTarget, measureAd } from '../../../../test/surveys/score-ad.ts';
import type { SurveyedImage } from '../../../survey/survey.ts';

// The screens are 375 by 667, with a button of 150 by 60 at 100, 400.
const hero = { box: { x: 50, y: 340, width: 300, height: 120 }, weight: 1 };

// Requirement: quality.shares
test.each([
  [0.5, 'good'],
  [0.6, 'fair'],
  [0.8, 'poor'],
])('a screen of which %d has no detail is %s', (emptyShare, status) => {
  expect(measureAd('empty-area', { layout: { emptyShare } })).toMatchObject({ value: emptyShare, status });
});

// Requirement: quality.shares
test('a quarter of the main part of the cover is under the button', () => {
  const found = measureAd('main-part-covered', { layout: { mainParts: [hero] } });
  expect(found).toMatchObject({ value: 0.25, status: 'fair' });
  expect(new Set(found.places.map(({ screen }) => screen))).toEqual(new Set(['cover']));
  const free = { ...hero, box: { ...hero.box, y: 100 } };
  expect(measureAd('main-part-covered', { layout: { mainParts: [free] } })).toMatchObject({
    value: 0,
    status: 'good',
  });
  expect(measureAd('main-part-covered', { layout: { mainParts: null } }).status).toBe('not-judged');
});

// Requirement: quality.shares
test('half of a logo is under the button, and the image of a button is a part of it', () => {
  const image = (box: SurveyedImage['box']): SurveyedImage => ({ kind: 'image', box, label: '' });
  const logo = image({ x: 120, y: 380, width: 80, height: 40 });
  expect(measureAd('element-overlap', { layout: { images: [logo] } })).toMatchObject({
    value: 0.5,
    status: 'poor',
  });
  const inside = image({ x: 110, y: 410, width: 40, height: 40 });
  const cover = image({ x: 0, y: 0, width: 375, height: 667 });
  expect(measureAd('element-overlap', { layout: { images: [inside, cover] } })).toMatchObject({
    value: 0,
    status: 'good',
  });
});

// Requirement: quality.shares
test('a video of 375 by 211 fills a third of a phone, and what is off the screen does not count', () => {
  const video = (y: number): SurveyedImage => ({
    kind: 'video',
    box: { x: 0, y, width: 375, height: 211 },
    label: '',
  });
  expect(measureAd('video-share', { layout: { images: [video(0)] } })).toMatchObject({
    value: 0.32,
    status: 'good',
  });
  expect(measureAd('video-share', { layout: { images: [video(-111)] } })).toMatchObject({
    value: 0.15,
    status: 'fair',
  });
});

test('a file that only opens has no shares of its screens', () => {
  const failure = 'The ad does not end.';
  expect(measureAd('empty-area', { failure }).status).toBe('not-judged');
  expect(measureAd('main-part-covered', { failure, layout: { mainParts: [hero] } }).status).toBe(
    'not-judged',
  );
});

test('labels of buttons do not overlap them', () => {
  const layout = {
    targets: [createTarget()],
    texts: [createLabel({ box: { x: 90, y: 410, width: 170, height: 30 } })],
  };
  expect(measureAd('element-overlap', { layout }).value).toBe(0);
});
