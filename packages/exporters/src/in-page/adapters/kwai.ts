import { createLifecycle } from '../lifecycle.ts';
import type { CreateHost } from '../start-ad.ts';

/** Kwai's script, which may define its object after the page has loaded. */
declare const playableSDK: {
  openAppStore(): void;
  readonly EventType?: Readonly<Record<string, unknown>>;
  sendEvent?: (event: unknown) => void;
};

const eventNames = {
  ready: 'AD_LANDING_PAGE_LOADED',
  start: 'AD_TRY_PLAY_GAME_START',
  end: 'AD_TRY_PLAY_GAME_END',
} as const;

/** Host adapter for Kwai. */
export const createHost: CreateHost = () => ({
  openStore() {
    if (typeof playableSDK !== 'undefined') playableSDK.openAppStore();
  },
  event: createLifecycle(
    (stage) => {
      const type = playableSDK.EventType && playableSDK.EventType[eventNames[stage]];
      if (type && playableSDK.sendEvent) playableSDK.sendEvent(type);
    },
    () => typeof playableSDK !== 'undefined',
  ),
});
