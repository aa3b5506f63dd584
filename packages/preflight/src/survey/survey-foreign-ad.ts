import type { Network } from '@spinreel/exporters/network';
import type { HostedAd } from '../play-in-host.ts';
import { viewAd } from '../viewing/view-ad.ts';
import type { Viewing } from '../viewing/viewing.ts';
import { lookMs } from './survey-own-ad.ts';
import type { StillScreen, Survey } from './survey.ts';
import { surveyStill, type SurveyedPage } from './survey-still.ts';

/**
 * Plays an ad of which nothing is known, and surveys its first screen, the one after its start, and the one whose tap opens
 * the store. Resolves to why it could not be played to its end, which is null if it could, and to whether the store was opened.
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
): Promise<Pick<Survey, 'failure' | 'hasOpenedStore'>> {
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
  return readOutcome(viewing);
}

/** Returns why an ad could not be played to its end, and whether the store was opened. */
export function readOutcome({
  endCard,
  record,
}: Pick<Viewing, 'endCard' | 'record'>): Pick<Survey, 'failure' | 'hasOpenedStore'> {
  const { failure, exceededLimit, navigations } = record;
  if (endCard !== null) return { failure, hasOpenedStore: true };
  if (failure !== null) return { failure, hasOpenedStore: null };
  // The rest of an ad that has left its page, or was ended, is unknown.
  const isCutShort = exceededLimit !== null || navigations.length > 0;
  return { failure: 'No tap or swipe opened the store.', hasOpenedStore: isCutShort ? null : false };
}
