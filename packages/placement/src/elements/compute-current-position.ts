import { deriveLandscapePositions, landscapeAreas } from '@spinreel/ad-runtime/layout/landscape-positions';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { MovedAd } from './current-video-box.ts';
import { computeHighlightPosition } from './highlight-place.ts';
import { isLandscapeElement, type LandscapeElement } from './landscape-places.ts';
import { findFollower, followButton } from './finger-following.ts';
import { findElementPosition, placementElements, type PlacementElement } from './placement-elements.ts';
import type { StageFrame } from '../stage/stage-shapes.ts';

const corner: Position = { x: 0, y: 0 };

/** Returns an element's current position on a stage, as fractions of it. The video has only a portrait position. */
export function computeCurrentPosition(
  frame: StageFrame,
  element: PlacementElement,
  state: MovedAd,
): Position {
  if (element === 'gameplayHighlight') return computeHighlightPosition(frame, state);
  return frame.isLandscape && element !== 'videoArea'
    ? computeLandscapePosition(element, state)
    : findCurrentPosition(element, state);
}

/** Whether the player shows the outro's card instead of an image that fills the screen. */
export function hasOutroCard({ outro }: ResolvedAd): boolean {
  return outro.composition !== 'image';
}

/** Returns an element's current position in portrait, as fractions of the stage. */
function findCurrentPosition(element: PlacementElement, { ad, live }: MovedAd): Position {
  const position = findElementPosition(element, ad) ?? corner;
  if (live === null || live.isLandscape) return position;
  if (live.element === element) return live.position;
  if (live.sizeFactor !== null) return position;
  const buttonPosition = findElementPosition(live.element, ad) ?? corner;
  const follower = findFollower(live.element, ad, { isLandscape: false, buttonPosition });
  return follower?.element === element ? followButton(follower, live.position) : position;
}

/** Returns an element's position in landscape, as in the exported ad. */
function computeLandscapePosition(element: LandscapeElement, state: MovedAd): Position {
  const { ad, live } = state;
  const { screen, role } = placementElements[element];
  const areas = landscapeAreas(ad.video.splitScreen, !hasOutroCard(ad));
  const findPosition = (other: PlacementElement) =>
    findElementPosition(other, ad) === null ? null : findCurrentPosition(other, state);
  const isMovedHere = live !== null && live.isLandscape && placementElements[live.element].screen === screen;
  const moved = isMovedHere ? { [placementElements[live.element].role]: live.position } : {};
  if (
    isMovedHere &&
    isLandscapeElement(live.element) &&
    live.element !== element &&
    live.sizeFactor === null
  ) {
    const buttonPosition = computeLandscapePosition(live.element, { ad, live: null });
    const follower = findFollower(live.element, ad, { isLandscape: true, buttonPosition });
    if (follower?.element === element) return followButton(follower, live.position);
  }
  const placements = deriveLandscapePositions(
    {
      button: findCurrentPosition(`${screen}Button`, state),
      text: findText(screen, findPosition),
      finger: screen === 'outro' ? null : findPosition(`${screen}Finger`),
      ageMark: findPosition(`${screen}AgeMark`),
      legalText: findPosition(`${screen}LegalText`),
      logo: findPosition(`${screen}Logo`),
    },
    areas[screen],
    { ...ad.landscapePositions[screen], ...moved },
  );
  return (placements[role] ?? placements.button).landscapePosition;
}

function findText(
  screen: PlacementScreen,
  findPosition: (element: PlacementElement) => Position | null,
): Position | null {
  switch (screen) {
    case 'cover':
      return findPosition('coverText');
    case 'gameplay':
      return null;
    case 'outro':
      return findPosition('outroHeadline');
  }
}
