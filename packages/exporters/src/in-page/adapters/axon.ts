import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { createLifecycle } from '../lifecycle.ts';
import type { CreateHost } from '../start-ad.ts';
import { createHost as createMraidHost } from './mraid.ts';

/** AppLovin's analytics, which its web view provides to some ads. */
declare const ALPlayableAnalytics: { trackEvent(name: string): void };

/** AppLovin does not accept events from ads with fewer taps. */
const minInteractions = 3;

/**
 * Host adapter for AppLovin: MRAID, and the network's analytics. Each event is reported once, except taps on the CTA.
 * Ads with fewer than three taps before the outro report nothing, as the network demands.
 */
export const createHost: CreateHost = (context) => {
  const pauseCount = context.ad.video.pauseFrames.length;
  // The tap on the cover, and one tap for each pause.
  if (1 + pauseCount < minInteractions) return createMraidHost(context);
  const reported: Record<string, true> = {};
  const trackOnce = (name: string) => {
    if (!reported[name]) track(name);
    reported[name] = true;
  };
  const reportStage = createLifecycle(
    (stage) => {
      if (stage === 'ready') {
        trackOnce('LOADED');
        trackOnce('DISPLAYED');
      } else trackOnce(stage === 'start' ? 'CHALLENGE_STARTED' : 'ENDCARD_SHOWN');
    },
    () => true,
  );
  trackOnce('LOADING');
  return Object.assign(createMraidHost(context), {
    event(event: AdEvent) {
      reportStage(event);
      if (event.type === 'spin') trackOnce(nameOfSpin(event.spinsLeft, pauseCount));
      if (event.type === 'cta') track('CTA_CLICKED');
    },
  });
};

/** Returns the network's name for the progress after a pause. */
function nameOfSpin(spinsLeft: number, pauseCount: number): string {
  if (spinsLeft === 0) return 'CHALLENGE_SOLVED';
  return spinsLeft <= pauseCount / 2 ? 'CHALLENGE_PASS_50' : 'CHALLENGE_PASS_25';
}

function track(name: string): void {
  if (typeof ALPlayableAnalytics !== 'undefined') ALPlayableAnalytics.trackEvent(name);
}
