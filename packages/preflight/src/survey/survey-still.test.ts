import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { surveyPage } from '../../test/surveys/survey-page.ts';

const browser = await launchBrowser();

const style = `
  p { position: absolute; left: 10px; margin: 0; white-space: nowrap }
  .mark::before { content: "before"; font-size: 15px }
  .cover { position: absolute; pointer-events: none }
`;

const body = `
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
<p class="mark" style="top: 470px; color: #767676"></p>
<input type="button" value="field" style="position: absolute; top: 490px; left: 10px; width: 200px; height: 30px; font-size: 12px; color: #000; background: #fff">
<button style="position: absolute; top: 530px; left: 10px; width: 40px; height: 40px">Go</button>
<script>host.attachShadow({ mode: 'open' }).innerHTML = '<span>in a shadow tree</span>'</script>`;

test('measures texts wherever they are in a page', async () => {
  const { texts, targets } = await surveyPage(browser, { body, style });
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
  expect(find('before')).toMatchObject({ ...good, fontSizePx: 15, color: '#767676' });
  expect(find('before')?.contrast?.median).toBeCloseTo(4.54, 1);
  expect(find('field')).toMatchObject({ ...good, fontSizePx: 12 });
  expect(find('field')?.contrast?.median).toBe(21);
  expect(targets).toMatchObject([
    { name: 'field' },
    { name: 'Go', insideShare: 1, reachableShare: 1, kind: 'unknown' },
  ]);
  expect(targets[1]?.box).toEqual({ x: 10, y: 530, width: 40, height: 40 });
});
