import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { measureAd, noTime, scoreAd } from '../../test/surveys/score-ad.ts';
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
    expect(measureAd('time-to-actionable', { timeline: { actionableMs } })).toMatchObject({
      status,
      valueText,
    });
  });

  test('the fix for a late first image depends on who made the ad', () => {
    const late = { timeline: { firstPaintMs: 3500 } };
    expect(measureAd('first-paint', late).fix).toBe('Use a smaller cover image.');
    expect(measureAd('first-paint', { ...late, maker: otherTool }).fix).toBe(
      'Paint something before the game is loaded.',
    );
  });

  test('an ad without a hint is poor', () => {
    expect(measureAd('hint-visible', { timeline: { hintMs: null } })).toMatchObject({
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
    const found = measureAd('time-to-first-win', { pauseSeconds, videoSeconds: 9.9 });
    expect(found.value).toBeCloseTo(seconds + 0.2, 5);
  });

  test.each([
    [[2, 6], 8, 4, 'good'],
    [[2, 7], 8, 5, 'good'],
    [[2, 7.1], 8, 5.1, 'poor'],
    [[2, 4], 12, 8, 'poor'],
  ] as const)('with pauses at %j s of %d s, viewers wait for up to %d s', (pauses, length, wait, status) => {
    const found = measureAd('dead-time', { pauseSeconds: pauses, videoSeconds: length });
    expect(found).toMatchObject({ value: wait, status });
  });

  test('the wait before the outro ends with the winning badge, which is the reward', () => {
    const phases = (['cover', 'playing', 'badge', 'outro'] as const).map((kind) => ({ kind, ...noTime }));
    const found = measureAd('dead-time', {
      pauseSeconds: [],
      videoSeconds: 4,
      timeline: { phases },
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
    expect(measureAd('interactions', { timeline: { taps: [...taps, storeTap] } })).toMatchObject({
      value: count,
      status,
    });
  });
});

test('taps before the store are not counted in ads of other tools, because many have no effect', () => {
  const found = measureAd('interactions', { maker: otherTool });
  expect(found).toMatchObject({
    status: 'not-judged',
    message: 'Taps can only be counted in ads made with Spinreel and played to their end.',
  });
});

describe('media', () => {
  test.each([
    [-14, 'good'],
    [-13.9, 'fair'],
    [-10.9, 'poor'],
  ])('sound of %d LUFS is %s', (integratedLufs, status) => {
    const media = { flashes: null, unseen: [], loudness: { integratedLufs, peakDb: -1 } };
    expect(measureAd('loudness', { media })).toMatchObject({ value: integratedLufs, status });
  });

  test.each([
    [{ general: 3, red: 0 }, 'good', false],
    [{ general: 4, red: 0 }, 'poor', true],
    [{ general: 0, red: 4 }, 'poor', true],
  ])('warns in red only above three flashes: %j', (flashes, status, isWarning) => {
    expect(measureAd('flashes', { media: { flashes, unseen: [], loudness: null } })).toMatchObject({
      status,
      isWarning,
    });
  });

  test.each(['video', 'canvas', 'celebration'] as const)('flashes are unknown without the %s', (part) => {
    const media = { unseen: [part], loudness: null };
    const calm = measureAd('flashes', { media: { ...media, flashes: { general: 3, red: 0 } } });
    expect(calm).toMatchObject({ status: 'not-judged', message: expect.stringContaining('unknown') });
    const flashing = measureAd('flashes', { media: { ...media, flashes: { general: 4, red: 0 } } });
    expect(flashing).toMatchObject({ status: 'poor', isWarning: true });
  });

  test('sound before the first tap is poor', () => {
    const found = measureAd('silence-before-tap', { timeline: { hasSoundedBeforeTap: true } });
    expect(found.status).toBe('poor');
  });

  test('a file above the limit of the network is poor', () => {
    const { maxBytes } = networks.applovin.limits;
    expect(measureAd('weight', { sizeBytes: maxBytes! })).toMatchObject({ status: 'good' });
    expect(measureAd('weight', { sizeBytes: maxBytes! + 1 })).toMatchObject({ status: 'poor' });
  });
});

test('what could not be measured does not change the score', () => {
  const { score, measures } = scoreAd({ media: null });
  const open = measures.filter(({ status }) => status === 'not-judged').map(({ id }) => id);
  expect(open).toEqual(['loudness', 'flashes']);
  expect(score).toBe(100);
});

describe('an ad of which too little is known has no score', () => {
  test('if it could not be opened', () => {
    const failure = 'The page could not be opened.';
    const changes = { stills: [], failure, hasOpenedStore: null, timeline: emptyTimeline };
    expect(scoreAd({ ...changes, media: null, sizeBytes: 10 ** 9 })).toMatchObject({
      score: null,
      grade: null,
      unscored: { code: 'not-played', judgedCount: 0, measureCount: 20, neededCount: 8, failure },
    });
  });

  test('if it shows a picture and never opens the store', () => {
    const { score, grade, unscored } = scoreAd({ ...blankPage, hasOpenedStore: false });
    expect([score, grade]).toEqual([null, null]);
    expect(unscored).toMatchObject({ code: 'store-not-opened', judgedCount: 4 });
  });

  test('if it stopped on its first screen', () => {
    const failure = 'The ad does not come to an end.';
    const { score, unscored } = scoreAd({ ...blankPage, failure, hasOpenedStore: null });
    expect(score).toBeNull();
    expect(unscored).toMatchObject({ code: 'not-finished', judgedCount: 3, failure });
  });

  test('if it draws on a canvas', () => {
    const { media: _, ...canvas } = blankPage;
    const { score, unscored } = scoreAd(canvas);
    expect(score).toBeNull();
    expect(unscored).toMatchObject({ code: 'not-recognized', judgedCount: 5, failure: null });
  });
});

test('eight judged measures are enough for a score, seven are not', () => {
  const eight = { maker: otherTool, media: null, layout: { texts: [] } };
  expect(scoreAd(eight)).toMatchObject({ score: 100, unscored: null });
  const seven = { ...eight, timeline: { firstPaintMs: null } };
  expect(scoreAd(seven)).toMatchObject({ score: null, unscored: { judgedCount: 7 } });
});

describe('the store button of an ad', () => {
  test.each(['spinreel', 'foreign'] as const)('made by %s is poor if no tap opened the store', (origin) => {
    const maker = { origin, madeWith: null };
    const full = scoreAd({ maker });
    const storeless = { maker, hasOpenedStore: false };
    expect(measureAd('cta-visible', storeless)).toMatchObject({ value: 0, status: 'poor', places: [] });
    expect(scoreAd(storeless).score).toBeLessThan(full.score ?? 0);
  });

  test('is not judged if the ad ended before its last screen', () => {
    const found = measureAd('cta-visible', { stills: [], hasOpenedStore: null });
    expect(found.status).toBe('not-judged');
  });
});

const otherTool = { origin: 'foreign', madeWith: null } as const;

/** A page of another tool without elements that can be recognized. */
const blankPage = {
  maker: otherTool,
  timeline: { actionableMs: null, hintMs: null },
  layout: { texts: [], targets: [] },
  media: null,
} as const;
