import { initialAdState, type AdState } from '@spinreel/ad-runtime/ad-machine';
import type { AdHost } from '@spinreel/ad-runtime/ad-host';
import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { createAdView } from '@spinreel/ad-runtime/views/ad-view';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import type { FittedText } from '../fitted-text.ts';
import { readTexts } from './read-texts.ts';

/** Lays out the screens of an ad with the player's own views in the page of a window, and reads their texts. */
export function layOutTexts(page: Window, ad: RuntimeAd): FittedText[] {
  const root = document.createElement('div');
  page.document.body.replaceChildren(root);
  const rules = { pauseCount: ad.video.pauseFrames.length, showsBadge: false };
  const view = createAdView(root, ad, host, rules, document.createElement('video'), ignore, ignore, ignore);
  try {
    return placementScreens
      .filter((screen) => screen !== 'gameplay' || rules.pauseCount > 0)
      .flatMap((screen) => {
        view.render(createState(screen, rules));
        const hasImageButton = screen === 'outro' && ad.slots.includes('ctaButton');
        return readTexts(screen, page).filter(({ id }) => !(hasImageButton && id === 'outroButton'));
      });
  } finally {
    view.end();
    root.remove();
  }
}

/** Images have fixed places, so the layout of texts does not need them. */
const host: AdHost = { openStore: ignore, media: () => null };

/** Returns the state in which an ad shows a screen and waits for a tap. */
function createState(screen: PlacementScreen, { pauseCount }: { pauseCount: number }): AdState {
  const state = initialAdState(true);
  if (screen === 'cover') return state;
  const played = { ...state, hasStarted: true, isSettled: true, isVideoReady: true };
  return screen === 'gameplay'
    ? { ...played, screen: 'paused', pausesReached: 1 }
    : { ...played, screen: 'outro', pausesReached: pauseCount };
}

function ignore(): void {
  // Nobody taps in this page.
}
