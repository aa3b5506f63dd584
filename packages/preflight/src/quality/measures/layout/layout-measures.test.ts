import { previewShapes } from '@spinreel/config-schema/options/placement/preview-shapes';
import { expect, test } from 'vitest';
import { createLabel, createTarget, measureAd } from '../../../../test/surveys/score-ad.ts';
import type { SurveyedText } from '../../../survey/survey.ts';

test.each([
  [44, 'good'],
  [43, 'fair'],
  [35, 'poor'],
])('a button of %i px is %s', (height, status) => {
  const found = measureAd('tap-targets', { layout: { targets: [createTarget({ height })] } });
  expect(found).toMatchObject({ value: height, status });
  expect(found.places).toHaveLength(status === 'good' ? 0 : 3 * previewShapes.length);
});

test('a small contrast is enough for large text only', () => {
  const text = (fontSizePx: number, ratio: number) => ({
    texts: [createLabel({ fontSizePx, contrast: { fifthPercentile: ratio, median: ratio } })],
  });
  const statuses = [text(16, 4.5), text(16, 4.4), text(24, 3), text(24, 2.9)].map(
    (layout) => measureAd('paused-contrast', { layout }).status,
  );
  expect(statuses).toEqual(['good', 'fair', 'good', 'poor']);
});

test('names two elements that collide, and the screens', () => {
  const caption = createLabel({
    text: 'Win big',
    targetIndex: null,
    box: { x: 110, y: 410, width: 80, height: 20 },
  });
  const found = measureAd('collisions', { layout: { texts: [caption] } });
  expect(found).toMatchObject({
    value: 1,
    status: 'poor',
    message: 'The button "Spin" and the text "Win big" are on top of each other.',
  });
  expect(found.places).toContainEqual({ screen: 'outro', shapeId: '16:9' });
});

test('leaves out wrappers of the whole screen, and takes the label of the button inside', () => {
  const screen = createTarget({ name: 'Ad', box: { x: 0, y: 0, width: 375, height: 667 } });
  const layout = { targets: [screen, createTarget()], texts: [createLabel({ fontSizePx: 10 })] };
  expect(measureAd('collisions', { layout })).toMatchObject({ value: 0, status: 'good' });
  expect(measureAd('cta-visible', { layout })).toMatchObject({ value: 1, status: 'fair' });
  expect(measureAd('tap-targets', { layout: { ...layout, targets: [screen] } }).status).toBe('not-judged');
});

test('takes the innermost of nested buttons', () => {
  const card = createTarget({ name: 'Card', box: { x: 50, y: 350, width: 250, height: 150 } });
  const layout = { targets: [card, createTarget()], texts: [createLabel({ fontSizePx: 10 })] };
  expect(measureAd('collisions', { layout })).toMatchObject({ value: 0, status: 'good' });
  expect(measureAd('cta-visible', { layout })).toMatchObject({ value: 1, status: 'fair' });
});

test('names the worst collision with its field, and how many more there are', () => {
  const box = { x: 10, y: 100, width: 100, height: 20 };
  const free = { targetIndex: null, box };
  const age = createLabel({ ...free, text: '18+', box: { ...box, width: 30 } });
  const line = createLabel({ ...free, text: 'Play responsibly. Terms apply.' });
  const near = createLabel({ ...free, text: 'Win big', box: { ...box, x: 60, y: 116 } });
  const worst = measureAd('collisions', { layout: { texts: [age, line, near] } });
  expect(worst).toMatchObject({
    value: 2,
    field: 'compliance.positions.ageMark',
    message:
      'The text "18+" and the text "Play responsibly. Terms apply." are on top of each other, and there is 1 more problem.',
  });
  const clipped = measureAd('collisions', { layout: { texts: [{ ...line, isClipped: true }] } });
  expect(clipped.field).toBe('compliance.positions.legalText');
  const caption = measureAd('collisions', { layout: { texts: [{ ...near, isClipped: true }] } });
  expect(caption.field).toBeNull();
  const button = measureAd('collisions', { layout: { targets: [createTarget({ insideShare: 0.5 })] } });
  expect(button.field).toBe('cta.positions');
});

test('the field that fixes a faint text is that of its part', () => {
  const faint = (changes: Partial<SurveyedText>) =>
    measureAd('paused-contrast', {
      layout: { texts: [createLabel({ contrast: { fifthPercentile: 2, median: 2 }, ...changes })] },
    }).field;
  expect(faint({})).toBe('cta.color');
  expect(faint({ targetIndex: null, text: 'Play responsibly' })).toBe(
    'compliance.elements.responsibleGaming',
  );
  expect(faint({ targetIndex: null, text: 'Win big' })).toBeNull();
});

test('the field that fixes a small button is that of its screen', () => {
  const stills = (outroHeight: number, coverHeight: number) =>
    [
      ['cover', coverHeight],
      ['outro', outroHeight],
    ] as const;
  const fieldOf = (heights: ReturnType<typeof stills>) =>
    measureAd('tap-targets', {
      stills: heights.map(([screen, height]) => ({
        ...{ screen, atMs: 0, pauseIndex: null },
        layouts: [
          {
            ...{ shapeId: '9:16', widthPx: 375, heightPx: 667, texts: [], images: [] },
            ...{ emptyShare: 0.2, mainParts: null },
            targets: [createTarget({ height })],
          },
        ],
      })),
    });
  expect(fieldOf(stills(30, 60))).toMatchObject({ field: 'cta.positions', places: [{ screen: 'outro' }] });
  expect(fieldOf(stills(60, 30))).toMatchObject({ field: 'cta.buttonStyle' });
  expect(
    measureAd('tap-targets', { layout: { targets: [createTarget({ height: 30, kind: 'mute' })] } }).field,
  ).toBeNull();
});

test('finds clipped texts and covered buttons', () => {
  const covered = measureAd('collisions', { layout: { targets: [createTarget({ reachableShare: 0.5 })] } });
  const clipped = measureAd('collisions', { layout: { texts: [createLabel({ isClipped: true })] } });
  expect(covered.message).toBe('The button "Spin" is not completely visible.');
  expect(clipped.message).toBe('The text "Spin" is not completely visible.');
});

test('a store button that is cut off or hard to read is not good', () => {
  const cut = measureAd('cta-visible', { layout: { targets: [createTarget({ insideShare: 0.8 })] } });
  const faint = measureAd('cta-visible', { layout: { texts: [createLabel({ fontSizePx: 10 })] } });
  expect(cut).toMatchObject({ value: 0.8, status: 'poor' });
  expect(faint).toMatchObject({ value: 1, status: 'fair', field: 'outro.color' });
});
