import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { networks } from '@spinreel/exporters/networks/index';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { playableAd } from '../../test/ads/playable-ad.ts';
import { expectPlaysToStore } from '../../test/ads/play-sample-ad.ts';
import { surveyFile } from './survey-file.ts';
import { surveyShapes } from './survey-shapes.ts';

/** The smallest side of the highlight, as the requirement says. */
const smallestHighlightPx = 60;

/** Portrait, and a landscape shape in which the elements are in other places. */
const shapes = surveyShapes.filter(({ id }) => id === '9:16' || id === '16:9');

const network = networks.moloco;
const change: ConfigChange<AdConfig> = {
  cta: { spinControl: 'highlight', highlightPosition: { x: 0.5, y: 0.85 }, highlightSize: 0.1 },
  assets: { appIcon: { filePath: 'icon.png' } },
  outro: {
    composition: 'app-card',
    appName: 'Lucky Lions',
    appRating: 4.6,
    appRatingNote: '120K ratings',
  },
};

const browser = await launchBrowser();
let bytes: Uint8Array;

beforeAll(async () => {
  ({ bytes } = await (await playableAd(change))(network));
});

test('an ad with a highlight and an app card plays to the store', { timeout: 300_000 }, async () => {
  await expectPlaysToStore({ bytes, network, browser, expect });
});

test(
  'the survey finds the highlight with its hand, and judges only texts that are shown',
  { timeout: 300_000 },
  async () => {
    const fileName = artifactFileName({ adName: sampleAd.name, network, date: new Date(0) });
    const survey = await surveyFile({ bytes, fileName, network, browser, shapes });
    expect(survey).toMatchObject({ failure: null, hasOpenedStore: true });
    const layouts = survey.stills
      .filter(({ screen }) => screen === 'gameplay')
      .flatMap((still) => still.layouts);
    expect(layouts.length).toBeGreaterThan(1);
    for (const { targets, texts } of layouts) {
      const spin = targets.find(({ name }) => name === sampleAd.cta.label);
      expect(Math.min(spin?.box.width ?? 0, spin?.box.height ?? 0)).toBeGreaterThanOrEqual(
        smallestHighlightPx,
      );
      expect(texts.map(({ text }) => text)).not.toContain(sampleAd.cta.label);
    }
    const outro = survey.stills.findLast(({ screen }) => screen === 'outro')?.layouts ?? [];
    for (const { texts } of outro)
      expect(texts.filter(({ text }) => text === 'Lucky Lions')).toMatchObject([
        { isClipped: false, isCovered: false },
      ]);
  },
);
