import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { defaultPositions } from '@spinreel/config-schema/options/placement/placement-geometry';

/** The corners of the stage. The player keeps the network's close buttons, the notch and the legal text free. */
export const corners = {
  'top-left': { name: 'Top left', position: { x: 0, y: 0 } },
  'top-right': { name: 'Top right', position: { x: 1, y: 0 } },
  'bottom-left': { name: 'Bottom left', position: { x: 0, y: 1 } },
  'bottom-right': { name: 'Bottom right', position: { x: 1, y: 1 } },
} as const satisfies Record<string, { name: string; position: Position }>;
export type Corner = keyof typeof corners;

/** The corners in the order in which they are offered. */
export const cornerIds = Object.keys(corners) as Corner[];

/** The elements that can be in a corner. */
export type Mark = 'ageMark' | 'logo';

/** Returns the change that moves a mark to a corner of all screens, in portrait and in landscape. */
export function createCornerChange(mark: Mark, corner: Corner): ConfigChange<AdConfig> {
  const { position } = corners[corner];
  return {
    compliance: { positions: { [mark]: mapScreens(position) } },
    landscapePositions: mapScreens({ [mark]: position }),
  };
}

/** Returns the corner in which a mark is on all screens in both orientations; null if it is elsewhere on one of them. */
export function findCorner(mark: Mark, config: AdConfig): Corner | null {
  return cornerIds.find((corner) => isIn(corner)) ?? null;

  function isIn(corner: Corner): boolean {
    const { position } = corners[corner];
    return placementScreens.every((screen) => {
      const portrait = config.compliance?.positions?.[mark]?.[screen] ?? defaultPositions[mark];
      // The age mark has the same place in landscape by default, and the logo another one.
      const landscape = config.landscapePositions?.[screen]?.[mark] ?? (mark === 'ageMark' ? portrait : null);
      return isSame(portrait, position) && landscape !== null && isSame(landscape, position);
    });
  }
}

function isSame(one: Position, other: Position): boolean {
  return one.x === other.x && one.y === other.y;
}

function mapScreens<Value>(value: Value): Record<(typeof placementScreens)[number], Value> {
  return { cover: value, gameplay: value, outro: value };
}
