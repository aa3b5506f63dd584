import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import { asRecord } from '../as-record.ts';

/** The location state of a link to step 3: the part of the ad to select on the stage. */
export interface PartRequest {
  readonly part: {
    readonly screen: PlacementScreen;
    /** Such as `button`; null for the screen itself. */
    readonly role: string | null;
    /** Whether to show the part in landscape. */
    readonly isLandscape: boolean;
  };
}

/** Returns the part requested by a location's state, or null. */
export function readPartRequest(state: unknown): PartRequest['part'] | null {
  const part = asRecord(asRecord(state)['part']);
  const screen = placementScreens.find((name) => name === part['screen']);
  if (screen === undefined) return null;
  const role = typeof part['role'] === 'string' ? part['role'] : null;
  return { screen, role, isLandscape: part['isLandscape'] === true };
}
