import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { createLifecycle } from '../lifecycle.ts';
import type { CreateHost } from '../start-ad.ts';
import { createHost as createMraidHost } from './mraid.ts';

/** Addresses by event, which InMobi writes into the file in place of macros such as `$P_AD_READY`. */
declare const INMOBI_DSPMACROS: Readonly<Record<string, string | undefined>>;

const eventNames = { ready: 'Ad_Viewable', start: 'First_Engagement', end: 'Gameplay_Complete' } as const;

/** Host adapter for InMobi: MRAID, and a request to the network for each event that it measures. */
export const createHost: CreateHost = (context) => {
  const reportStage = createLifecycle(
    (stage) => report(eventNames[stage]),
    () => true,
  );
  let isClickReported = false;
  report('Ad_Load_Start');
  return Object.assign(createMraidHost(context), {
    event(event: AdEvent) {
      reportStage(event);
      if (event.type !== 'cta' || isClickReported) return;
      isClickReported = true;
      report('DSP_Click');
    },
  });
};

/** Requests the URL of an event. A macro that was not replaced is not a URL. */
function report(name: string): void {
  const url = INMOBI_DSPMACROS[name];
  if (url && url.indexOf('$') !== 0) new Image().src = url;
}
