import { previewShapes } from '@spinreel/config-schema/options/placement/preview-shapes';
import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { createLabel, createTarget, noTime, scoreAd, type AdChanges } from '../../test/score-ad.ts';
import type { QualityMeasure } from '../publishing-report.ts';
import { emptyTimeline } from '../survey/empty-survey.ts';

test('an ad that does everything well has the full score', () => {
  const { score, grade, measures } = scoreAd();
  expect(measures.filter(({ status }) => status !== 'good').map(({ id, message }) => [id, message])).toEqual(
    [],
  );
  expect({ score, grade }).toEqual({ score: 100, grade: 'excellent' });
});

describe('times', () => {
  test.each([
    [2900, 'good', '2.5 s'],
    [3400, 'good', '3 s'],
    [3500, 'fair', '3.1 s'],
    [5400, 'fair', '5 s'],
    [5500, 'poor', '5.1 s'],
  ])('a button that shows after %i ms is %s', (actionableMs, status, valueText) => {
    expect(measure('time-to-actionable', { timeline: { actionableMs } })).toMatchObject({
      status,
      valueText,
    });
  });

  test('an ad without a hint is poor', () => {
    expect(measure('hint-visible', { timeline: { hintMs: null } })).toMatchObject({
      value: null,
      status: 'poor',
      field: 'cta.showFingerPointer',
    });
  });

  test.each([
    [[1.5], 1.5],
    [[9.3], 9.3],
    [[], 9.9],
  ])('with pauses at %j s, the first spin ends after as many seconds', (pauseSeconds, seconds) => {
    // The button shows 0.2 s after the first paint.
    const found = measure('time-to-first-win', { pauseSeconds, videoSeconds: 9.9 });
    expect(found.value).toBeCloseTo(seconds + 0.2, 5);
  });

  test.each([
    [[2, 6], 8, 4, 'good'],
    [[2, 7], 8, 5, 'good'],
    [[2, 7.1], 8, 5.1, 'poor'],
    [[2, 4], 12, 8, 'poor'],
  ] as const)('with pauses at %j s of %d s, viewers wait for up to %d s', (pauses, length, wait, status) => {
    const found = measure('dead-time', { pauseSeconds: pauses, videoSeconds: length });
    expect(found).toMatchObject({ value: wait, status });
  });

  test('the wait before the outro ends with the winning badge, which is the reward', () => {
    const phases = (['cover', 'playing', 'badge', 'outro'] as const).map((kind) => ({ kind, ...noTime }));
    const found = measure('dead-time', {
      pauseSeconds: [],
      videoSeconds: 4,
      timeline: { phases: phases.map((phase) => ({ ...phase, mediaSeconds: null })) },
    });
    expect(found).toMatchObject({ value: 4, status: 'good' });
    expect(found.message).toContain(
      'before the winning badge. The badge is their reward and does not count.',
    );
  });

  test.each([
    [0, 'poor'],
    [1, 'fair'],
    [2, 'good'],
  ])('an ad with %i taps before the store is %s', (count, status) => {
    const taps = Array.from({ length: count }, () => ({
      atMs: 0,
      phase: 'paused' as const,
      hasOpenedStore: false,
    }));
    const storeTap = { atMs: 0, phase: 'outro' as const, hasOpenedStore: true };
    expect(measure('interactions', { timeline: { taps: [...taps, storeTap] } })).toMatchObject({
      value: count,
      status,
    });
  });
});

describe('layout', () => {
  test.each([
    [44, 'good'],
    [43, 'fair'],
    [35, 'poor'],
  ])('a button of %i px is %s', (height, status) => {
    const found = measure('tap-targets', { layout: { targets: [createTarget({ height })] } });
    expect(found).toMatchObject({ value: height, status });
    expect(found.places).toHaveLength(status === 'good' ? 0 : 3 * previewShapes.length);
  });

  test('a small contrast is enough for large text only', () => {
    const text = (fontSizePx: number, ratio: number) => ({
      texts: [createLabel({ fontSizePx, contrast: { fifthPercentile: ratio, median: ratio } })],
    });
    const statuses = [text(16, 4.5), text(16, 4.4), text(24, 3), text(24, 2.9)].map(
      (layout) => measure('paused-contrast', { layout }).status,
    );
    expect(statuses).toEqual(['good', 'fair', 'good', 'poor']);
  });

  test('names two elements that collide, and the screens', () => {
    const caption = createLabel({
      text: 'Win big',
      targetIndex: null,
      box: { x: 110, y: 410, width: 80, height: 20 },
    });
    const found = measure('collisions', { layout: { texts: [caption] } });
    expect(found).toMatchObject({
      value: 1,
      status: 'poor',
      message: 'The button "Spin" and the text "Win big" are on top of each other.',
    });
    expect(found.places).toContainEqual({ screen: 'outro', shapeId: '16:9' });
  });

  test('finds clipped texts and covered buttons', () => {
    const covered = measure('collisions', { layout: { targets: [createTarget({ reachableShare: 0.5 })] } });
    const clipped = measure('collisions', { layout: { texts: [createLabel({ isClipped: true })] } });
    expect(covered.message).toBe('The button "Spin" is not completely visible.');
    expect(clipped.message).toBe('The text "Spin" is not completely visible.');
  });

  test('a store button that is cut off or hard to read is not good', () => {
    const cut = measure('cta-visible', { layout: { targets: [createTarget({ insideShare: 0.8 })] } });
    const faint = measure('cta-visible', { layout: { texts: [createLabel({ fontSizePx: 10 })] } });
    expect(cut).toMatchObject({ value: 0.8, status: 'poor' });
    expect(faint).toMatchObject({ value: 1, status: 'fair', field: 'outro.color' });
  });
});

describe('media', () => {
  test.each([
    [-14, 'good'],
    [-13.9, 'fair'],
    [-10.9, 'poor'],
  ])('sound of %d LUFS is %s', (integratedLufs, status) => {
    const media = { flashes: null, loudness: { integratedLufs, peakDb: -1 } };
    expect(measure('loudness', { media })).toMatchObject({ value: integratedLufs, status });
  });

  test.each([
    [{ general: 3, red: 0 }, 'good', false],
    [{ general: 4, red: 0 }, 'poor', true],
    [{ general: 0, red: 4 }, 'poor', true],
  ])('warns in red only above three flashes: %j', (flashes, status, isWarning) => {
    expect(measure('flashes', { media: { flashes, loudness: null } })).toMatchObject({ status, isWarning });
  });

  test('sound before the first tap is poor', () => {
    const found = measure('silence-before-tap', { timeline: { hasSoundedBeforeTap: true } });
    expect(found.status).toBe('poor');
  });

  test('a file above the limit of the network is poor', () => {
    const { maxBytes } = networks.applovin.limits;
    expect(measure('weight', { sizeBytes: maxBytes! })).toMatchObject({ status: 'good' });
    expect(measure('weight', { sizeBytes: maxBytes! + 1 })).toMatchObject({ status: 'poor' });
  });
});

test('what could not be measured does not change the score', () => {
  const { score, measures } = scoreAd({ media: null });
  const open = measures.filter(({ status }) => status === 'not-judged').map(({ id }) => id);
  expect(open).toEqual(['loudness', 'flashes']);
  expect(score).toBe(100);
});

test('an ad that could not be opened has no score', () => {
  const { score, grade } = scoreAd({ stills: [], media: null, sizeBytes: 10 ** 9, timeline: emptyTimeline });
  expect({ score, grade }).toEqual({ score: 0, grade: 'poor' });
});

function measure(id: string, changes: AdChanges): QualityMeasure {
  const found = scoreAd(changes).measures.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no measure ${id}`);
  return found;
}
