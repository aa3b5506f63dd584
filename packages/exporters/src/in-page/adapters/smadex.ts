import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { createLifecycle } from '../lifecycle.ts';
import type { CreateHost } from '../start-ad.ts';

declare const smxTracking: { redirect(): void; event?: (name: string) => void };

/** Host adapter for Smadex. */
export const createHost: CreateHost = () => {
  const reportStage = createLifecycle(
    (stage) => {
      if (stage === 'ready') report('load');
      if (stage === 'end') report('complete');
    },
    () => typeof smxTracking !== 'undefined',
  );
  return {
    openStore() {
      if (typeof smxTracking !== 'undefined') smxTracking.redirect();
    },
    event(event: AdEvent) {
      reportStage(event);
      if (event.type === 'cta') report('download');
    },
  };
};

function report(name: string): void {
  if (typeof smxTracking !== 'undefined' && smxTracking.event) smxTracking.event(name);
}
