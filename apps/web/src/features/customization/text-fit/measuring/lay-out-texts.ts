import { initialAdState, type AdState } from '@spinreel/ad-runtime/ad-machine';
import type { AdHost } from '@spinreel/ad-runtime/ad-host';
import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { createAdView } from '@spinreel/ad-runtime/views/ad-view';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import type { AdTextId, FittedText } from '../fitted-text.ts';
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
        const texts = readTexts(screen, page);
        const hasImageButton = ad.slots.includes(screen === 'outro' ? 'ctaButton' : 'spinButton');
        return hasImageButton ? texts.filter(({ id }) => !buttonTexts.includes(id)) : texts;
      });
  } finally {
    view.end();
    root.remove();
  }
}

/** The texts that an image of their button replaces. */
const buttonTexts: readonly AdTextId[] = ['button', 'spinningButton', 'outroButton'];

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
