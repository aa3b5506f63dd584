import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { launchBrowser } from '../test/launch-browser.ts';
import { simplifyDrawing } from '../test/mutations/page-change.ts';
import { withoutCelebration } from '../test/mutations/play-behaviour.ts';
import { shortAd } from '../test/ads/short-ad.ts';
import { checkPublishing } from './check-publishing.ts';
import { playedShape } from './survey/survey-shapes.ts';

const browser = await launchBrowser();

test('an ad without the texts of its market does not pass', { timeout: 600_000 }, async () => {
  const network = networks.applovin;
  const upload = await shortAd(network, { config: withoutCelebration, mutant: simplifyDrawing });
  const screens: string[] = [];
  const report = await checkPublishing({
    ...upload,
    network,
    browser,
    product: 'social-casino',
    market: 'us',
    shapes: [playedShape],
    wantsScreenshots: true,
    onProgress: (screen) => screens.push(screen),
  });
  expect(report).toMatchObject({
    network: 'applovin',
    failure: null,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(report.compliance).toMatchObject({
    presets: [{ id: 'applovin-us-social-casino' }],
    passed: false,
    notJudged: [],
  });
  const broken = report.compliance?.findings.filter(({ passed }) => !passed) ?? [];
  expect(broken.map(({ ruleId, element, severity }) => [ruleId, element, severity])).toEqual([
    ['element-present', 'ageMark', 'error'],
    ['element-present', 'responsibleGaming', 'error'],
    ['element-present', 'terms', 'error'],
    ['element-present', 'helpline', 'advice'],
  ]);
  expect(broken[0]).toMatchObject({
    field: 'compliance.elements.ageMark',
    places: [
      { screen: 'cover', shapeId: '9:16' },
      { screen: 'gameplay', shapeId: '9:16' },
      { screen: 'outro', shapeId: '9:16' },
    ],
  });
  expect(screens).toEqual(['cover', 'gameplay', 'outro']);
  expect(report.screenshots.map(({ stage }) => stage)).toEqual(['cover', 'pause', 'outro']);
});

test('says why a file could not be played', async () => {
  const bytes = new TextEncoder().encode('no page');
  const report = await checkPublishing({ bytes, fileName: 'ad.zip', network: networks.meta, browser });
  expect(report.failure).toBe('The page could not be opened.');
});
