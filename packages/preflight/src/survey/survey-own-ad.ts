import type { HostedAd } from '../play-in-host.ts';
import type { Viewer } from '../viewing/viewer.ts';
import { viewerLimits } from '../viewing/viewer-limits.ts';
import type { Phase, StillScreen } from './survey.ts';
import { surveyStill, type SurveyedPage } from './survey-still.ts';

/** How long a viewer looks at the cover and the outro before a tap: texts that must be read are shown that long. */
export const lookMs = 3000;

/**
 * Plays an ad that this product has made, and surveys its cover, its pauses and its outro. Resolves to whether the store was
 * opened.
 */
export async function surveyOwnAd(
  options: { ad: HostedAd; viewer: Viewer; surveyed: SurveyedPage },
  onStill: (still: StillScreen) => void,
): Promise<boolean> {
  const { ad, viewer, surveyed } = options;
  const { page } = ad;
  const survey = async (still: Pick<StillScreen, 'screen' | 'pauseIndex'>) => {
    // The animation with which the screen appears ends.
    await page.waitForTimeout(viewerLimits.settleMs);
    onStill(await surveyStill(surveyed, still));
  };
  const tap = async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const [button] = (await viewer.look()).buttons;
    await viewer.tap(button ?? { x: width / 2, y: height / 2 });
  };
  await viewer.waitFor(async () => (await viewer.look()).buttons.length > 0, viewerLimits.coverMs);
  await page.waitForTimeout(lookMs);
  await survey({ screen: 'cover', pauseIndex: null });
  await tap();
  let phase = await awaitPhase(ad, ['playing', 'paused', 'outro']);
  const pauses = await page.evaluate(() => window.spinreelSurvey.readPauses());
  if (phase === 'playing' && pauses.length === 0) await survey({ screen: 'gameplay', pauseIndex: null });
  for (let pauseIndex = 0; phase !== 'outro'; pauseIndex++) {
    phase = await awaitPhase(ad, ['paused', 'outro']);
    if (phase === 'outro') break;
    await survey({ screen: 'gameplay', pauseIndex });
    await tap();
    phase = await awaitPhase(ad, ['playing', 'badge', 'outro']);
  }
  await page.waitForTimeout(lookMs);
  await survey({ screen: 'outro', pauseIndex: null });
  await tap();
  await page.waitForTimeout(viewerLimits.settleMs);
  return (await ad.ctaCalls()).length > 0;
}

/** Resolves to the phase when the ad is in one of these. Rejects if it never is. */
async function awaitPhase({ page }: HostedAd, kinds: readonly Phase['kind'][]): Promise<Phase['kind']> {
  const found = await page.waitForFunction(
    (wanted) => {
      const phase = window.spinreelSurvey.readPhase();
      return wanted.includes(phase) ? phase : null;
    },
    kinds,
    { timeout: viewerLimits.stageMs, polling: 50 },
  );
  return (await found.jsonValue()) as Phase['kind'];
}
