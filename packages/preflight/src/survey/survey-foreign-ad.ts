import type { Network } from '@spinreel/exporters/network';
import type { HostedAd } from '../play-in-host.ts';
import { viewAd } from '../viewing/view-ad.ts';
import { lookMs } from './survey-own-ad.ts';
import type { StillScreen } from './survey.ts';
import { surveyStill, type SurveyedPage } from './survey-still.ts';

/**
 * Plays an ad of which nothing is known, and surveys its first screen, the one after its start, and the one whose tap opens
 * the store. Resolves to why it could not be played to its end; null if it could.
 */
export async function surveyForeignAd(
  options: {
    ad: HostedAd;
    network: Network;
    surveyed: SurveyedPage;
    /** Is called whenever the ad has got further. */
    onProgress: () => void;
  },
  onStill: (still: StillScreen) => void,
): Promise<string | null> {
  const { ad, network, surveyed, onProgress } = options;
  const { page } = ad;
  const screens = { cover: 'cover', started: 'gameplay', pause: 'gameplay', outro: 'outro' } as const;
  const surveyedScreens = new Set<StillScreen['screen']>();
  const survey = async (screen: StillScreen['screen']) => {
    if (surveyedScreens.has(screen)) return;
    surveyedScreens.add(screen);
    if (screen === 'outro') await page.evaluate(() => window.spinreelSurvey.enterPhase('outro'));
    if (screen !== 'gameplay') await page.waitForTimeout(lookMs);
    onStill(await surveyStill(surveyed, { screen, pauseIndex: null }));
  };
  const { viewing } = await viewAd(ad, {
    network,
    origin: 'foreign',
    wantsScreenshots: false,
    onStage: (stage) => survey(screens[stage]),
    onProgress,
  });
  if (viewing.endCard !== null) await survey('outro');
  if (viewing.record.failure !== null) return viewing.record.failure;
  return viewing.endCard === null ? 'No tap or swipe opened the store.' : null;
}
