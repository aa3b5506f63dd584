import type { LandscapePositions } from './ad-content.ts';
import type { ResolvedAd } from './resolved-ad.ts';

/** Returns the landscape positions of each screen that are set. */
export function resolveLandscapePositions(
  positions: LandscapePositions = {},
): ResolvedAd['landscapePositions'] {
  return {
    cover: removeEmpty(positions.cover ?? {}),
    gameplay: removeEmpty(positions.gameplay ?? {}),
    outro: removeEmpty(positions.outro ?? {}),
  };
}

/** Returns an object without its entries that are undefined or null. */
function removeEmpty<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => (entry ?? null) !== null)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}
