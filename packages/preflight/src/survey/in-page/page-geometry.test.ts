import { expect, test } from 'vitest';
import { launchBrowser } from '../../../test/launch-browser.ts';
import { surveyPage } from '../../../test/surveys/survey-page.ts';

const browser = await launchBrowser();

const frame = (text: string, style: string) =>
  `<iframe srcdoc="<body style='margin:0;font:20px/30px Arial'>${text}" style="position: absolute; left: 100px; width: 200px; height: 30px; ${style}"></iframe>`;

test('measures font sizes and places after zooms and scales', async () => {
  const { texts } = await surveyPage(browser, {
    style: 'p { position: absolute; left: 0; margin: 0 } iframe { border: 0; transform-origin: 0 0 }',
    body: `
<p style="top: 0; zoom: 0.5">zoomed</p>
<div style="zoom: 0.5"><p style="top: 80px"><span style="zoom: 0.5">zoomed twice</span></p></div>
${frame('framed', 'top: 100px; border: 4px solid red')}
${frame('scaled frame', 'top: 200px; transform: scale(0.5)')}
${frame('zoomed frame', 'top: 600px; left: 200px; zoom: 0.5')}`,
  });
  const found = Object.fromEntries(
    texts.map(({ text, fontSizePx, box, isCovered, isClipped }) => [
      text,
      [fontSizePx, box.x, box.y, isCovered, isClipped],
    ]),
  );
  // An Arial line of 20 px starts within the first pixels of its box.
  const near = (px: number) => expect.closeTo(px, -1);
  expect(found).toEqual({
    zoomed: [10, 0, near(0), false, false],
    'zoomed twice': [5, 0, near(44), false, false],
    framed: [20, 104, near(107), false, false],
    'scaled frame': [10, 100, near(202), false, false],
    'zoomed frame': [10, 100, near(302), false, false],
  });
});
