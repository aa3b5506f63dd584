import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { utf8 } from '../../test/mutate.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { unknownMaker } from '../opening/identify-maker.ts';
import { openInHost } from '../play-in-host.ts';
import { composeSurveyScript } from './survey-script.ts';
import { playedShape } from './survey-shapes.ts';
import { surveyStill } from './survey-still.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

const page = `<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>
  body { margin: 0; background: #fff; font: 20px Arial }
  p { position: absolute; left: 10px; margin: 0; white-space: nowrap }
  .cover { position: absolute; pointer-events: none }
</style></head><body>
<p style="top: 10px; color: #767676">gray</p>
<p style="top: 50px; transform: scale(0.5); transform-origin: 0 0">half size</p>
<p style="top: 90px; width: 50px; overflow: hidden">cut off text</p>
<p style="top: 130px; left: 330px">over the edge</p>
<p style="top: 170px">behind a plate</p>
<div class="cover" style="top: 165px; left: 0; width: 300px; height: 35px; background: #29d"></div>
<p style="top: 210px">behind its own color</p>
<div class="cover" style="top: 205px; left: 0; width: 300px; height: 35px; background: #000"></div>
<p style="top: 250px; opacity: 0.5">translucent</p>
<p style="top: 290px; opacity: 0">invisible</p>
<p style="top: 330px" id="host"></p>
<iframe srcdoc="<body style='margin:0;font:20px Arial'>framed" style="position: absolute; top: 370px; left: 0; border: 0; height: 30px"></iframe>
<svg viewBox="0 0 100 50" style="position: absolute; top: 410px; left: 0; width: 200px">
  <text y="20" font-size="10">drawn</text></svg>
<button style="position: absolute; top: 530px; left: 10px; width: 40px; height: 40px">Go</button>
<script>host.attachShadow({ mode: 'open' }).innerHTML = '<span>in a shadow tree</span>'</script>
</body></html>`;

test('measures texts wherever they are in a page', { timeout: 120_000 }, async () => {
  const ad = await openInHost({
    bytes: utf8(page),
    network: networks.moloco,
    browser,
    viewport: { width: playedShape.widthPx, height: playedShape.heightPx },
    script: composeSurveyScript(unknownMaker),
  });
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
  await ad.close();
  const { texts = [], targets = [] } = still.layouts[0] ?? {};
  const find = (wanted: string) => texts.find(({ text }) => text === wanted);
  const good = { isClipped: false, isCovered: false };

  expect(find('gray')).toMatchObject({ ...good, fontSizePx: 20, color: '#767676', opacity: 1 });
  expect(find('gray')?.contrast?.fifthPercentile).toBeCloseTo(4.54, 1);
  expect(find('half size')).toMatchObject({ ...good, fontSizePx: 10 });
  expect(find('cut off text')).toMatchObject({ isClipped: true, isCovered: false });
  expect(find('over the edge')).toMatchObject({ isClipped: true, isCovered: false });
  expect(find('behind a plate')).toMatchObject({ isClipped: false, isCovered: true, contrast: null });
  expect(find('behind its own color')).toMatchObject({ isClipped: false, isCovered: true });
  expect(find('translucent')).toMatchObject({ ...good, opacity: 0.5 });
  expect(find('translucent')?.contrast?.median).toBeCloseTo(3.95, 0);
  expect(find('invisible')).toBeUndefined();
  expect(find('in a shadow tree')).toMatchObject({ ...good, box: { x: 10, y: 330 } });
  expect(find('framed')).toMatchObject({ ...good, box: { x: 0, y: 370 } });
  expect(find('drawn')).toMatchObject({ ...good, fontSizePx: 20 });
  expect(targets).toMatchObject([{ name: 'Go', insideShare: 1, reachableShare: 1, kind: 'unknown' }]);
  expect(targets[0]?.box).toEqual({ x: 10, y: 530, width: 40, height: 40 });
});
