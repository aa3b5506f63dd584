import { networks } from '@spinreel/exporters/networks/index';
import { previewShapes } from '@spinreel/config-schema/options/placement/preview-shapes';
import { describe, expect, test } from 'vitest';
import type { QualityMeasure } from '../publishing-report.ts';
import type { ShapeLayout, Survey, SurveyedTarget, SurveyedText } from '../survey/survey.ts';
import type { MeasuredMedia } from './measure.ts';
import { scoreQuality } from './score-quality.ts';

test('an ad that does everything well has the full score', () => {
  const { score, grade, measures } = setup();
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

  test('the winning badge is a part of the wait before the outro', () => {
    const phases = (['cover', 'playing', 'badge', 'outro'] as const).map((kind) => ({ kind, ...moment }));
    const found = measure('dead-time', {
      pauseSeconds: [],
      videoSeconds: 4,
      timeline: { phases: phases.map((phase) => ({ ...phase, mediaSeconds: null })) },
    });
    expect(found).toMatchObject({ value: 7, status: 'poor' });
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
    const found = measure('tap-targets', { layout: { targets: [target({ height })] } });
    expect(found).toMatchObject({ value: height, status });
    expect(found.places).toHaveLength(status === 'good' ? 0 : 3 * previewShapes.length);
  });

  test('a small contrast is enough for large text only', () => {
    const text = (fontSizePx: number, ratio: number) => ({
      texts: [label({ fontSizePx, contrast: { fifthPercentile: ratio, median: ratio } })],
    });
    const statuses = [text(16, 4.5), text(16, 4.4), text(24, 3), text(24, 2.9)].map(
      (layout) => measure('paused-contrast', { layout }).status,
    );
    expect(statuses).toEqual(['good', 'fair', 'good', 'poor']);
  });

  test('names two elements that collide, and the screens', () => {
    const caption = label({
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
    const covered = measure('collisions', { layout: { targets: [target({ reachableShare: 0.5 })] } });
    const clipped = measure('collisions', { layout: { texts: [label({ isClipped: true })] } });
    expect(covered.message).toBe('The button "Spin" is not completely visible.');
    expect(clipped.message).toBe('The text "Spin" is not completely visible.');
  });

  test('a store button that is cut off or hard to read is not good', () => {
    const cut = measure('cta-visible', { layout: { targets: [target({ insideShare: 0.8 })] } });
    const faint = measure('cta-visible', { layout: { texts: [label({ fontSizePx: 10 })] } });
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
  const { score, measures } = setup({ media: null });
  const open = measures.filter(({ status }) => status === 'not-judged').map(({ id }) => id);
  expect(open).toEqual(['loudness', 'flashes']);
  expect(score).toBe(100);
});

test('an ad that could not be opened has no score', () => {
  const { score, grade } = setup({ stills: [], media: null, sizeBytes: 10 ** 9, timeline: nothing });
  expect({ score, grade }).toEqual({ score: 0, grade: 'poor' });
});

const moment = { fromMs: 0, toMs: 0 } as const;
const nothing = {
  firstPaintMs: null,
  coverPaintedMs: null,
  actionableMs: null,
  hintMs: null,
  firstFrameMs: null,
  soundMs: null,
  hasSoundedBeforeTap: false,
  phases: [],
  taps: [],
  texts: [],
  targets: [],
} satisfies Survey['timeline'];

function target({
  height = 60,
  ...changes
}: Partial<SurveyedTarget> & { height?: number } = {}): SurveyedTarget {
  const box = { x: 100, y: 400, width: 150, height };
  return { name: 'Spin', box, insideShare: 1, reachableShare: 1, kind: 'next', ...changes };
}

function label(changes: Partial<SurveyedText> = {}): SurveyedText {
  const box = { x: 120, y: 410, width: 100, height: 30 };
  return {
    text: 'Spin',
    box,
    lines: [box],
    fontSizePx: 28,
    color: '#FFFFFF',
    opacity: 1,
    isClipped: false,
    isCovered: false,
    contrast: { fifthPercentile: 7, median: 9 },
    targetIndex: 0,
    isDecoration: false,
    ...changes,
  };
}

interface Changes extends Partial<Pick<Survey, 'pauseSeconds' | 'videoSeconds' | 'stills'>> {
  readonly timeline?: Partial<Survey['timeline']>;
  /** Of every screen in every shape. */
  readonly layout?: Partial<ShapeLayout>;
  readonly media?: MeasuredMedia | null;
  readonly sizeBytes?: number;
}

/** Scores a good ad with changes. */
function setup({ timeline, layout, media, sizeBytes = 1_000_000, ...changes }: Changes = {}) {
  const layouts = previewShapes.map(({ id }) => ({
    shapeId: id,
    widthPx: 375,
    heightPx: 667,
    texts: [label()],
    targets: [target()],
    images: [],
    ...layout,
  }));
  const survey: Survey = {
    maker: { origin: 'spinreel', madeWith: 'Spinreel' },
    failure: null,
    videoSeconds: 8,
    pauseSeconds: [2, 5],
    timeline: {
      ...nothing,
      firstPaintMs: 400,
      actionableMs: 600,
      hintMs: 600,
      phases: (['cover', 'playing', 'outro'] as const).map((kind) => ({
        kind,
        ...moment,
        mediaSeconds: null,
      })),
      taps: Array.from({ length: 3 }, () => ({ atMs: 0, phase: 'paused', hasOpenedStore: false })),
      ...timeline,
    },
    stills: (['cover', 'gameplay', 'outro'] as const).map((screen) => ({
      screen,
      atMs: 0,
      pauseIndex: null,
      layouts,
    })),
    screenshots: [],
    ...changes,
  };
  const calm = { flashes: { general: 1, red: 0 }, loudness: { integratedLufs: -16, peakDb: -3 } };
  return scoreQuality({
    survey,
    network: networks.applovin,
    sizeBytes,
    media: media === undefined ? calm : media,
  });
}

function measure(id: string, changes: Changes): QualityMeasure {
  const found = setup(changes).measures.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no measure ${id}`);
  return found;
}
