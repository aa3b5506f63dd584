import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { createLandscapeChange } from '../elements/landscape-places.ts';
import { createPlacementChange } from '../elements/placement-elements.ts';

/** The elements of the cover that the wizard can place. */
export const coverParts = ['button', 'text', 'finger'] as const;
export type CoverPart = (typeof coverParts)[number];

/** The stage's name of each of them. */
export const coverElements = {
  button: 'coverButton',
  text: 'coverText',
  finger: 'coverFinger',
} as const satisfies Record<CoverPart, string>;

/** Positions as shares of the screen. What is left out stays where it is. */
export type CoverPlaces = { readonly [Part in CoverPart]?: Position };

/** Positions in portrait, and those of their own in landscape. */
export interface ProposedPlaces {
  readonly portrait: CoverPlaces;
  readonly landscape: CoverPlaces;
}

/** The elements that the wizard may place, in portrait and in landscape. */
export type MovableParts = Readonly<Record<keyof ProposedPlaces, readonly CoverPart[]>>;

/** Returns an ad with other positions on its cover. An element that it does not show stays hidden. */
export function withPlaces(ad: ResolvedAd, { portrait, landscape }: ProposedPlaces): ResolvedAd {
  const { cover, landscapePositions } = ad;
  return {
    ...ad,
    cover: {
      ...cover,
      buttonPosition: portrait.button ?? cover.buttonPosition,
      textPosition: portrait.text ?? cover.textPosition,
      fingerPosition: cover.fingerPosition && (portrait.finger ?? cover.fingerPosition),
    },
    landscapePositions: {
      ...landscapePositions,
      cover: { ...landscapePositions.cover, ...landscape },
    },
  };
}

/** Returns the change of the draft that gives elements these positions, and the other movable ones their defaults. */
export function createPlacesChange(
  { portrait, landscape }: ProposedPlaces,
  movable: MovableParts,
): ConfigChange<AdConfig> {
  const changes = coverParts.flatMap((part): object[] => {
    const { [part]: upright } = portrait;
    const { [part]: wide } = landscape;
    const element = coverElements[part];
    return [
      ...(upright === undefined ? [] : [createPlacementChange(element, upright, { splitScreen: false })]),
      ...(wide === undefined ? [] : [createLandscapeChange(element, wide)]),
    ];
  });
  return changes.reduce((all, change) => mergeConfig(all, change), createPlacesReset(movable));
}

/** Returns the change of the draft that returns elements to their default positions. */
export function createPlacesReset({ portrait, landscape }: MovableParts): ConfigChange<AdConfig> {
  return {
    cta: {
      positions: portrait.includes('button') ? { cover: null } : {},
      fingerPositions: portrait.includes('finger') ? { cover: null } : {},
    },
    coverTextPositions: portrait.includes('text') ? { cover: null } : {},
    landscapePositions: { cover: Object.fromEntries(landscape.map((part) => [part, null])) },
  };
}

/** Returns the positions that somebody or the wizard has given to the elements of the cover. */
export function readPlaces({ cta, coverTextPositions, landscapePositions }: AdConfig): ProposedPlaces {
  const { button, text, finger } = landscapePositions?.cover ?? {};
  return {
    portrait: withoutGaps({
      button: cta?.positions?.cover,
      text: coverTextPositions?.cover,
      finger: cta?.fingerPositions?.cover,
    }),
    landscape: withoutGaps({ button, text, finger }),
  };
}

function withoutGaps(places: { [Part in CoverPart]: Position | null | undefined }): CoverPlaces {
  return Object.fromEntries(Object.entries(places).filter(([, place]) => place));
}

/**
 * Lists the elements of the cover that no person has placed: those at their default position, and those that still are where
 * the wizard has placed them. In landscape, a hand follows its button.
 */
export function listMovableParts(config: AdConfig, placed: ConfigChange<AdConfig> | null): MovableParts {
  const present = readPlaces(config);
  const automatic = readPlaces(placed === null ? {} : mergeConfig<AdConfig>({}, placed));
  const list = (screen: keyof ProposedPlaces) =>
    coverParts.filter((part) => isMovable(part, present[screen], automatic[screen]));
  return { portrait: list('portrait'), landscape: list('landscape') };
}

function isMovable(part: CoverPart, present: CoverPlaces, automatic: CoverPlaces): boolean {
  const { [part]: place } = present;
  const { [part]: proposed } = automatic;
  if (place === undefined) return true;
  return proposed !== undefined && place.x === proposed.x && place.y === proposed.y;
}
