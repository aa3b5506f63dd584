import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { PlacementState } from '@spinreel/placement/elements/compute-current-box';
import type { LivePlacements } from '../../moving/live-placements.ts';
import type { StageFrame } from '@spinreel/placement/stage/stage-shapes';

/** The screen, and everything that decides how it looks. */
export interface StageSceneryProps {
  screen: PlacementScreen;
  config: AdConfig;
  ad: ResolvedAd;
  frame: StageFrame;
  /** The sizes of the drawn elements. The outro's card and badge keep off them. */
  drawn: PlacementState['drawn'];
  placements: LivePlacements;
}
