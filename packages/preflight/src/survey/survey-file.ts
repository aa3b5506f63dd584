import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import { awaitAnswer } from '../browser/await-answer.ts';
import { driveAd, type Showing } from '../drive-ad.ts';
import type { Maker } from '../opening/maker.ts';
import type { HostedAd } from '../play-in-host.ts';
import { finishStages } from '../viewing/finish-stages.ts';
import { shrinkPng, type Screenshot } from '../viewing/screenshot.ts';
import { viewerLimits } from '../viewing/viewer-limits.ts';
import { viewerOf } from '../viewing/viewer.ts';
import { createEmptySurvey } from './empty-survey.ts';
import { surveyForeignAd } from './survey-foreign-ad.ts';
import { surveyOwnAd } from './survey-own-ad.ts';
import { composeSurveyScript } from './survey-script.ts';
import { playedShape, surveyShapes, type SurveyShape } from './survey-shapes.ts';
import type { SurveyedPage } from './survey-still.ts';
import type { StillScreen, Survey } from './survey.ts';

/** A file, and how it is surveyed. */
export interface Surveying extends Showing {
  /** All shapes of the preview by default. */
  readonly shapes?: readonly SurveyShape[] | undefined;
  /** Is called when a screen has been surveyed. */
  readonly onStill?: ((screen: StillScreen['screen']) => void) | undefined;
}

/**
 * Plays a finished file once in its network's host simulator, and records what a viewer can see and when. Rules about texts
 * and measures of quality are functions of the result. Takes about as long as the ad and half a second for each screen and
 * shape. Any bytes produce a survey. Rejects if no browser can be started, or with the reason of `signal`.
 *
 * @example
 * const { timeline, stills } = await surveyFile({ bytes, fileName: 'ad.html', network: networks.applovin });
 */
export async function surveyFile(surveying: Surveying): Promise<Survey> {
  return driveAd(surveying, {
    opening: (maker) => ({
      viewport: { width: playedShape.widthPx, height: playedShape.heightPx },
      endsWithVideo: maker.origin === 'spinreel',
      script: composeSurveyScript(maker),
    }),
    play: (ad, maker) => surveyAd(ad, maker, surveying),
    refuse: ({ reason }, maker) => createEmptySurvey(maker, reason),
  });
}

async function surveyAd(ad: HostedAd, maker: Maker, surveying: Surveying): Promise<Survey> {
  const { network, shapes = surveyShapes, wantsScreenshots = false, onStill } = surveying;
  const { page } = ad;
  const stills: StillScreen[] = [];
  const screenshots: Screenshot[] = [];
  const surveyed: SurveyedPage = {
    page,
    devTools: await page.context().newCDPSession(page),
    shapes,
    isHidable: maker.origin === 'spinreel',
    onScreenshot(screen, { id }, png) {
      const stage = stages[screen];
      const orientation = orientations[id];
      const isKnown = screenshots.some((one) => one.stage === stage && one.orientation === orientation);
      if (!wantsScreenshots || orientation === undefined || isKnown) return;
      screenshots.push({ stage, orientation, ...shrinkPng(png, orientation) });
    },
  };
  let outcome: Pick<Survey, 'failure' | 'hasOpenedStore'> = { failure: null, hasOpenedStore: null };
  const play = async (nextStage: () => void) => {
    const keep = (still: StillScreen) => {
      stills.push(still);
      onStill?.(still.screen);
      nextStage();
    };
    if (maker.origin === 'foreign')
      outcome = await surveyForeignAd({ ad, network, surveyed, onProgress: nextStage }, keep);
    else {
      const viewer = viewerOf(ad, network);
      outcome = { failure: null, hasOpenedStore: await surveyOwnAd({ ad, viewer, surveyed }, keep) };
    }
  };
  const failure = await finishStages(viewerLimits.stageMs, play, ad.ended);
  const exceededLimit = ad.exceededLimit();
  if (exceededLimit !== null) return createEmptySurvey(maker, exceededLimit);
  const recording = await awaitAnswer(
    viewerLimits.answerMs,
    page.evaluate(() => window.spinreelSurvey.read()),
  ).catch(() => null);
  if (recording === null) return createEmptySurvey(maker, failure ?? 'The ad no longer responds.');
  return {
    maker,
    failure: failure ?? outcome.failure,
    hasOpenedStore: outcome.hasOpenedStore,
    videoSeconds: recording.videoSeconds,
    pauseSeconds: recording.pauseSeconds,
    timeline: recording.timeline,
    stills,
    screenshots,
  };
}

const stages = { cover: 'cover', gameplay: 'pause', outro: 'outro' } as const;

/** The shapes of which screenshots are kept. */
const orientations: Partial<Record<PreviewShapeId, Screenshot['orientation']>> = {
  [playedShape.id]: 'portrait',
  '16:9': 'landscape',
};
