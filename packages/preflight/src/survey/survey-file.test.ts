import { previewShapes } from '@spinreel/config-schema/options/placement/preview-shapes';
import { networks } from '@spinreel/exporters/networks/index';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { shortAd } from '../../test/ads/short-ad.ts';
import { simplifyDrawing } from '../../test/mutations/page-change.ts';
import { surveyFile } from './survey-file.ts';
import type { StillScreen, Survey } from './survey.ts';

const browser = await launchBrowser();

describe('the survey of an ad with one pause', { timeout: 300_000 }, () => {
  let survey: Survey;

  beforeAll(async () => {
    const upload = await shortAd(networks.moloco, { mutant: simplifyDrawing });
    survey = await surveyFile({ ...upload, network: networks.moloco, browser });
  }, 300_000);

  test('sees the cover, the pause and the outro in every shape', () => {
    expect(survey).toMatchObject({ failure: null, hasOpenedStore: true });
    expect(survey.stills.map(({ screen, pauseIndex }) => [screen, pauseIndex])).toEqual([
      ['cover', null],
      ['gameplay', 0],
      ['outro', null],
    ]);
    for (const { layouts } of survey.stills)
      expect(layouts.map(({ shapeId }) => shapeId)).toEqual(previewShapes.map(({ id }) => id));
  });

  test('measures the label of the button on each screen', () => {
    const labels = survey.stills.map(findLabel);
    expect(labels.map((label) => label?.text)).toEqual(['Spin!', 'Spin!', 'Download Now!']);
    for (const label of labels) {
      expect(label).toMatchObject({ isClipped: false, isCovered: false, opacity: 1 });
      expect(label?.fontSizePx).toBeGreaterThan(20);
      expect(label?.contrast?.fifthPercentile).toBeGreaterThan(3);
    }
  });

  test('knows the phases, with the exact time of the pause', () => {
    const { phases, taps, soundMs, hasSoundedBeforeTap } = survey.timeline;
    const kinds = phases.map(({ kind }) => kind).filter((kind) => kind !== 'starting');
    expect(kinds).toEqual(['cover', 'playing', 'paused', 'playing', 'badge', 'outro']);
    expect(survey.pauseSeconds).toEqual([20 / 30]);
    expect(taps.map(({ phase, hasOpenedStore }) => [phase, hasOpenedStore])).toEqual([
      ['cover', false],
      ['paused', false],
      ['outro', true],
    ]);
    expect(hasSoundedBeforeTap).toBe(false);
    expect(soundMs).toBeGreaterThan(taps[0]?.atMs ?? Infinity);
  });

  test('sees the cover before the first tap for at least three seconds', () => {
    const { firstPaintMs, actionableMs, taps } = survey.timeline;
    expect(firstPaintMs).toBeGreaterThan(0);
    expect(actionableMs).toBeGreaterThanOrEqual(firstPaintMs ?? Infinity);
    expect((taps[0]?.atMs ?? 0) - (actionableMs ?? 0)).toBeGreaterThan(2900);
  });
});

test('a file that cannot be opened has a survey without screens', async () => {
  const bytes = new TextEncoder().encode('no page');
  const survey = await surveyFile({ bytes, fileName: 'ad.html', network: networks.meta, browser });
  expect(survey).toMatchObject({ failure: expect.any(String), stills: [] });
});

/** Returns the text of the button with which the viewer continues. */
function findLabel({ layouts }: StillScreen) {
  const layout = layouts.find(({ shapeId }) => shapeId === '9:16');
  const index = layout?.targets.findIndex(({ kind }) => kind === 'next');
  return layout?.texts.find(({ targetIndex, isDecoration }) => targetIndex === index && !isDecoration);
}
