import type { ScreenPlacements } from '@spinreel/ad-runtime/layout/landscape-positions';
import type { Placement } from '@spinreel/ad-runtime/runtime-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';

/** Gives the placements of a screen the sizes that the marketer chose. */
export function sizePlacements(
  placements: ScreenPlacements,
  { sizes, screen }: { sizes: ResolvedAd['sizes']; screen: PlacementScreen },
): ScreenPlacements {
  const { button, text, finger, ageMark, logo } = placements;
  return {
    ...placements,
    button: setSize(button, sizes[`${screen}Button`]),
    text: text && setSize(text, screen === 'outro' ? sizes.outroHeadline : sizes.coverText),
    finger: finger && setSize(finger, screen === 'gameplay' ? sizes.gameplayFinger : sizes.coverFinger),
    ageMark: ageMark && setSize(ageMark, sizes.ageMark),
    logo: logo && setSize(logo, sizes.logo),
  };
}

/** The standard size is left out, so that ads do not grow by it. */
export function setSize<Place extends Placement>(placement: Place, size: number): Place {
  return size === 1 ? placement : { ...placement, size };
}
