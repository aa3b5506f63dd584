import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { complianceParts, type CompliancePart } from '@spinreel/config-schema/compliance/compliance-elements';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import {
  clampPosition,
  gameplayToScreen,
  keepVideoInside,
  screenToGameplay,
} from '@spinreel/config-schema/options/placement/placement-geometry';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';

const legalNames = { ageMark: 'Age mark', legalText: 'Legal text', logo: 'Logo' } as const;

/** The movable elements, with their names in the UI and what they are on their screen. */
export const placementElements = {
  coverButton: { screen: 'cover', role: 'button', name: 'Spin button' },
  coverText: { screen: 'cover', role: 'text', name: 'Cover text' },
  coverFinger: { screen: 'cover', role: 'finger', name: 'Finger pointer' },
  gameplayButton: { screen: 'gameplay', role: 'button', name: 'Spin button' },
  gameplayFinger: { screen: 'gameplay', role: 'finger', name: 'Finger pointer' },
  gameplayHighlight: { screen: 'gameplay', role: 'highlight', name: 'Spin highlight' },
  videoArea: { screen: 'gameplay', role: 'video', name: 'Video area' },
  outroButton: { screen: 'outro', role: 'button', name: 'Outro button' },
  outroHeadline: { screen: 'outro', role: 'text', name: 'Outro headline' },
  ...createLegalElements('cover'),
  ...createLegalElements('gameplay'),
  ...createLegalElements('outro'),
} as const satisfies Record<
  string,
  {
    screen: PlacementScreen;
    role: 'button' | 'text' | 'finger' | 'highlight' | 'video' | CompliancePart;
    name: string;
  }
>;
export type PlacementElement = keyof typeof placementElements;

/** A required text or the logo on one screen. */
export type LegalElement = `${PlacementScreen}${Capitalize<CompliancePart>}`;

/** Returns the part that an element is, if it is a required text or the logo; otherwise null. */
export function findLegalPart(element: PlacementElement): CompliancePart | null {
  const { role } = placementElements[element];
  return complianceParts.find((part) => part === role) ?? null;
}

/** Whether an element is a required text or the logo. */
export function isLegalElement(element: PlacementElement): element is LegalElement {
  return findLegalPart(element) !== null;
}

function createLegalElements<Screen extends PlacementScreen>(screen: Screen) {
  const entries = complianceParts.map((part) => [
    `${screen}${part.charAt(0).toUpperCase()}${part.slice(1)}`,
    { screen, role: part, name: legalNames[part] },
  ]);
  return Object.fromEntries(entries) as {
    [Part in CompliancePart as `${Screen}${Capitalize<Part>}`]: { screen: Screen; role: Part; name: string };
  };
}

/**
 * Returns an element's position as fractions of the whole screen, or null if the element is not shown. That of the highlight is
 * a point of the video.
 */
export function findElementPosition(element: PlacementElement, ad: ResolvedAd): Position | null {
  if (isLegalElement(element)) return findLegalPosition(element, ad);
  switch (element) {
    case 'coverButton':
      return ad.cover.buttonPosition;
    case 'coverText':
      return ad.cover.text === null ? null : ad.cover.textPosition;
    case 'coverFinger':
      return ad.cover.fingerPosition;
    case 'gameplayButton':
      return ad.gameplay.highlight === null ? ad.gameplay.buttonPosition : null;
    case 'gameplayHighlight':
      return ad.gameplay.highlight;
    case 'gameplayFinger':
      return ad.gameplay.fingerPosition;
    case 'videoArea':
      return ad.video.splitScreen ? ad.gameplay.videoAreaCentre : null;
    case 'outroButton':
      return ad.outro.buttonPosition;
    case 'outroHeadline':
      return ad.outro.headline === null ? null : ad.outro.headlinePosition;
  }
}

function findLegalPosition(element: LegalElement, { legal }: ResolvedAd): Position | null {
  const { screen, role } = placementElements[element];
  const { ageMark, text, logoPosition } = legal[screen];
  switch (role) {
    case 'ageMark':
      return ageMark?.position ?? null;
    case 'legalText':
      return text?.position ?? null;
    case 'logo':
      return logoPosition;
  }
}

/** The elements that are shown at pauses. */
const pauseElements: readonly PlacementElement[] = ['gameplayButton', 'gameplayFinger', 'gameplayHighlight'];

/** Returns the elements of a screen that an ad shows. A video without pauses has no tap elements. */
export function listElements(
  screen: PlacementScreen,
  ad: ResolvedAd,
  { pauseCount }: { pauseCount: number },
): PlacementElement[] {
  return (Object.keys(placementElements) as PlacementElement[]).filter((element) => {
    if (placementElements[element].screen !== screen || findElementPosition(element, ad) === null)
      return false;
    return pauseCount > 0 || !pauseElements.includes(element);
  });
}

/** The limits of an element's position on a screen. */
export interface PlacementLimits {
  readonly splitScreen: boolean;
  /** The size factor of the split screen's video. */
  readonly videoSizeFactor: number;
  /** The video's width by its height. */
  readonly videoAspect: number;
}

/**
 * Returns the allowed position nearest to `target`. It is on the screen, in the lower half of a split gameplay screen,
 * and shows the video completely.
 */
export function limitPosition(
  element: PlacementElement,
  target: Position,
  { splitScreen, videoSizeFactor, videoAspect }: PlacementLimits,
): Position {
  const position = clampPosition(target);
  if (element === 'videoArea') return keepVideoInside(position, videoSizeFactor, videoAspect);
  const isBelow = element === 'gameplayButton' || element === 'gameplayFinger';
  return isBelow ? gameplayToScreen(screenToGameplay(position, splitScreen), splitScreen) : position;
}

/** Returns the change that moves an element. On a split gameplay screen, the element stays in the lower half. */
export function createPlacementChange(
  element: Exclude<PlacementElement, 'gameplayHighlight'>,
  onScreen: Position,
  { splitScreen }: { splitScreen: boolean },
): ConfigChange<AdConfig> {
  const position = clampPosition(roundPosition(onScreen));
  if (isLegalElement(element)) {
    const { screen, role } = placementElements[element];
    return { compliance: { positions: { [role]: { [screen]: position } } } };
  }
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
    case 'outroHeadline':
      return { outro: { headlinePosition: position } };
  }
}

/** Returns the change that resets all positions of a screen, and the size of the video. */
export function createPlacementReset(screen: PlacementScreen): ConfigChange<AdConfig> {
  const positions = Object.fromEntries(complianceParts.map((part) => [part, { [screen]: null }]));
  return { ...createScreenReset(screen), compliance: { positions } };
}

function createScreenReset(screen: PlacementScreen): ConfigChange<AdConfig> {
  switch (screen) {
    case 'cover':
      return {
        cta: { positions: { cover: null }, fingerPositions: { cover: null } },
        coverTextPositions: { cover: null },
      };
    case 'gameplay':
      return {
        cta: {
          positions: { gameplay: null },
          fingerPositions: { gameplay: null },
          highlightPosition: null,
        },
        videoPositions: { gameplay: null },
        videoSize: defaults.videoSize,
      };
    case 'outro':
      return { cta: { positions: { outro: null } }, outro: { headlinePosition: null } };
  }
}

/** Whether any element of a screen was moved or resized. */
export function isPlaced(screen: PlacementScreen, config: AdConfig): boolean {
  const { cta } = config;
  if (
    cta?.positions?.[screen] ||
    complianceParts.some((part) => config.compliance?.positions?.[part]?.[screen])
  )
    return true;
  if (screen === 'cover') return Boolean(cta?.fingerPositions?.cover ?? config.coverTextPositions?.cover);
  if (screen === 'outro') return Boolean(config.outro?.headlinePosition);
  const isResized = (config.videoSize ?? defaults.videoSize) !== defaults.videoSize;
  return (
    isResized ||
    Boolean(cta?.fingerPositions?.gameplay ?? cta?.highlightPosition ?? config.videoPositions?.gameplay)
  );
}

/** Rounds to a hundredth of a percent, which is finer than a pixel and short in the saved file. */
export function roundPosition({ x, y }: Position): Position {
  return { x: Math.round(x * 10_000) / 10_000, y: Math.round(y * 10_000) / 10_000 };
}
