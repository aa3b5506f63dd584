import { winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../../test/launch-browser.ts';
import { madeUpLoudness, measureForeignAd } from '../../../test/surveys/measure-foreign-ad.ts';

const browser = await launchBrowser();

test.each([
  ['as loud as its loudest sound', '', -20],
  ['silent if all its sounds are muted', 'clip.muted = tune.muted = true', null],
  [
    'as loud as after its timers',
    `clip.muted = true; setTimeout(() => { tune.muted = true }, ${winningBadgeMs})`,
    null,
  ],
] as const)('an ad of another tool is %s', async (_name, code, level) => {
  const measured = await measureForeignAd({
    browser,
    body: '<video id="clip" src="clip.mp4"></video><audio id="tune" src="tune.mp3"></audio>',
    onTap: `tune.play(); ${code}`,
  });
  expect(measured).toMatchObject({ loudness: madeUpLoudness(level) });
});
