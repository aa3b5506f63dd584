import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { unknownMaker } from '../../src/opening/maker.ts';
import { openInHost } from '../../src/play-in-host.ts';
import { composeSurveyScript } from '../../src/survey/survey-script.ts';
import { playedShape } from '../../src/survey/survey-shapes.ts';
import { surveyStill } from '../../src/survey/survey-still.ts';
import type { ShapeLayout } from '../../src/survey/survey.ts';
import { utf8 } from '../mutations/mutate.ts';

/** Surveys a page with this body on the default phone. Its texts are black on white, 20 px high, unless `style` changes that. */
export async function surveyPage(
  browser: Browser,
  { body, style = '' }: { body: string; style?: string },
): Promise<ShapeLayout> {
  const page = `<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>body { margin: 0; background: #fff; font: 20px/24px Arial } ${style}</style></head><body>${body}</body></html>`;
  const ad = await openInHost({
    bytes: utf8(page),
    network: networks.moloco,
    browser,
    viewport: { width: playedShape.widthPx, height: playedShape.heightPx },
    script: composeSurveyScript(unknownMaker),
  });
  try {
    const still = await surveyStill(
      {
        page: ad.page,
        devTools: await ad.page.context().newCDPSession(ad.page),
        shapes: [playedShape],
        isHidable: false,
        onScreenshot() {},
      },
      { screen: 'cover', pauseIndex: null },
    );
    const [layout] = still.layouts;
    if (layout === undefined) throw new Error('No shape was surveyed');
    return layout;
  } finally {
    await ad.close();
  }
}
