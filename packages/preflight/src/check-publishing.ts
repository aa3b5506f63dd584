import type { MarketId } from '@spinreel/config-schema/compliance/markets';
import type { ProductType } from '@spinreel/config-schema/compliance/product-types';
import { judgeCompliance, type ComplianceQuestion } from './compliance/judge-compliance.ts';
import { unknownMaker } from './opening/maker.ts';
import type { PublishingReport } from './publishing-report.ts';
import type { MeasuredMedia } from './quality/measure.ts';
import { hashBytes } from './cache/remember-by-bytes.ts';
import { scoreQuality } from './quality/score-quality.ts';
import { createEmptySurvey } from './survey/empty-survey.ts';
import type { StillScreen, Survey } from './survey/survey.ts';
import { surveyFile, type Surveying } from './survey/survey-file.ts';

/** A finished file, and what it is checked for. */
export interface Publishing
  extends Omit<Surveying, 'onStill'>, Pick<ComplianceQuestion, 'presets' | 'ownElements'> {
  /** What the ad advertises and where. Without them, `compliance` of the report is null. */
  readonly product?: ProductType | undefined;
  readonly market?: MarketId | undefined;
  /** The ids of all networks on which the ad is published. By default the one in which the file is played. */
  readonly networkIds?: readonly string[] | undefined;
  /** From `measureMedia`, which plays the file separately. Measures about flashes and loudness are not judged without it. */
  readonly media?: MeasuredMedia | undefined;
  /** Is called when a screen of the ad has been surveyed. */
  readonly onProgress?: ((screen: StillScreen['screen']) => void) | undefined;
  /** The current time in milliseconds. */
  readonly now?: number | undefined;
}

/**
 * Surveys a finished file in one play in its network's host simulator, and reports whether it shows what its market requires, and how
 * likely viewers are to play it. Takes about half a minute. Any bytes produce a report. Rejects if no browser can be started,
 * or with the reason of `signal`. Not legal advice.
 *
 * @example
 * const { compliance, quality } = await checkPublishing({
 *   bytes, fileName: 'ad.html', network: networks.applovin, product: 'social-casino', market: 'us',
 * });
 */
export async function checkPublishing(publishing: Publishing): Promise<PublishingReport> {
  return judgeSurvey(publishing, await surveyFile({ ...publishing, onStill: publishing.onProgress }));
}

/**
 * Returns the report on a file whose play was ended from outside, because it took too much of the machine. `reason` is a
 * sentence.
 */
export function refusePublishing(
  publishing: Omit<Publishing, 'browser' | 'signal'>,
  reason: string,
): PublishingReport {
  return judgeSurvey(publishing, createEmptySurvey(unknownMaker, reason));
}

function judgeSurvey(publishing: Publishing, survey: Survey): PublishingReport {
  const { bytes, fileName, network, product, market, presets, ownElements, media } = publishing;
  const { networkIds = [network.id], now = Date.now() } = publishing;
  return {
    sha256: hashBytes(bytes),
    fileName,
    network: network.id,
    failure: survey.failure ?? findMediaFailure(media),
    compliance:
      product === undefined || market === undefined
        ? null
        : judgeCompliance({ survey, networkIds, product, market, presets, ownElements, now }),
    quality: scoreQuality({ survey, network, sizeBytes: bytes.length, media: media ?? null }),
    screenshots: survey.screenshots,
  };
}

/** Media are collected in another play, which ends with the celebration. */
function findMediaFailure(media: MeasuredMedia | undefined): string | null {
  return media?.unseen.includes('celebration') ? 'The end of the ad could not be recorded.' : null;
}
