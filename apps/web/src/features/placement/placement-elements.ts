import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/merge-config';
import type { PlacementScreen } from '@spinreel/config-schema/options';
import {
  clampPosition,
  gameplayToScreen,
  screenToGameplay,
} from '@spinreel/config-schema/placement-geometry';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { Position } from '@spinreel/config-schema/schema-parts';

/** What can be moved, named as the marketer knows it. */
export const placementElements = {
  coverButton: { screen: 'cover', name: 'Spin button' },
  coverText: { screen: 'cover', name: 'Cover text' },
  coverFinger: { screen: 'cover', name: 'Finger pointer' },
  gameplayButton: { screen: 'gameplay', name: 'Spin button' },
  gameplayFinger: { screen: 'gameplay', name: 'Finger pointer' },
  videoArea: { screen: 'gameplay', name: 'Video area' },
  outroButton: { screen: 'outro', name: 'Outro button' },
} as const satisfies Record<string, { screen: PlacementScreen; name: string }>;
export type PlacementElement = keyof typeof placementElements;

/** Where an element stands now, as shares of the whole screen; null when it is not shown. */
export function elementPosition(element: PlacementElement, ad: ResolvedAd): Position | null {
  switch (element) {
    case 'coverButton':
      return ad.cover.buttonPosition;
    case 'coverText':
      return ad.cover.text === null ? null : ad.cover.textPosition;
    case 'coverFinger':
      return ad.cover.fingerPosition;
    case 'gameplayButton':
      return ad.gameplay.buttonPosition;
    case 'gameplayFinger':
      return ad.gameplay.fingerPosition;
    case 'videoArea':
      return ad.video.splitScreen ? ad.gameplay.videoAreaCentre : null;
    case 'outroButton':
      return ad.outro.buttonPosition;
  }
}

/** The elements of a screen that an ad shows; a video that never pauses asks for no tap. */
export function elementsOn(
  screen: PlacementScreen,
  ad: ResolvedAd,
  { pauseCount }: { pauseCount: number },
): PlacementElement[] {
  return (Object.keys(placementElements) as PlacementElement[]).filter((element) => {
    if (placementElements[element].screen !== screen || elementPosition(element, ad) === null) return false;
    return pauseCount > 0 || (element !== 'gameplayButton' && element !== 'gameplayFinger');
  });
}

/** Where an element ends up that is pulled to a point: on the screen, and of a split gameplay screen in its lower half. */
export function reachablePosition(
  element: PlacementElement,
  wish: Position,
  { splitScreen }: { splitScreen: boolean },
): Position {
  const position = clampPosition(wish);
  const isBelow = element === 'gameplayButton' || element === 'gameplayFinger';
  return isBelow ? gameplayToScreen(screenToGameplay(position, splitScreen), splitScreen) : position;
}

/** The change that puts an element at a point of the screen; on a split gameplay screen it stays in the lower half. */
export function placementChange(
  element: PlacementElement,
  onScreen: Position,
  { splitScreen }: { splitScreen: boolean },
): ConfigChange<AdConfig> {
  const position = clampPosition(rounded(onScreen));
  const gameplay = clampPosition(screenToGameplay(position, splitScreen));
  switch (element) {
    case 'coverButton':
      return { cta: { positions: { cover: position } } };
    case 'coverText':
      return { coverTextPositions: { cover: position } };
    case 'coverFinger':
      return { cta: { fingerPositions: { cover: position } } };
    case 'gameplayButton':
      return { cta: { positions: { gameplay } } };
    case 'gameplayFinger':
      return { cta: { fingerPositions: { gameplay } } };
    case 'videoArea':
      return { videoPositions: { gameplay: position } };
    case 'outroButton':
      return { cta: { positions: { outro: position } } };
  }
}

/** The change that puts everything on a screen back to its default place. */
export function placementReset(screen: PlacementScreen): ConfigChange<AdConfig> {
  switch (screen) {
    case 'cover':
      return {
        cta: { positions: { cover: null }, fingerPositions: { cover: null } },
        coverTextPositions: { cover: null },
      };
    case 'gameplay':
      return {
        cta: { positions: { gameplay: null }, fingerPositions: { gameplay: null } },
        videoPositions: { gameplay: null },
      };
    case 'outro':
      return { cta: { positions: { outro: null } } };
  }
}

/** Whether anything on a screen was moved. */
export function isPlaced(screen: PlacementScreen, config: AdConfig): boolean {
  const { cta } = config;
  if (cta?.positions?.[screen]) return true;
  if (screen === 'cover') return Boolean(cta?.fingerPositions?.cover ?? config.coverTextPositions?.cover);
  if (screen === 'gameplay')
    return Boolean(cta?.fingerPositions?.gameplay ?? config.videoPositions?.gameplay);
  return false;
}

/** A hundredth of a percent is finer than a pixel, and short in the saved file. */
function rounded({ x, y }: Position): Position {
  return { x: Math.round(x * 10_000) / 10_000, y: Math.round(y * 10_000) / 10_000 };
}
