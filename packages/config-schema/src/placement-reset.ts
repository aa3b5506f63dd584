import type { AdConfig } from './ad-config.ts';
import type { PlacementScreen } from './options.ts';

/** The config with every position of one screen back at its default (product spec, section 4, 'Placement'). */
export function withoutPositions(config: AdConfig, screen: PlacementScreen): AdConfig {
  const { coverTextPositions, videoPositions, cta, ...rest } = config;
  const { positions, fingerPositions, ...ctaRest } = cta ?? {};
  return {
    ...rest,
    ...(coverTextPositions && screen !== 'cover' ? { coverTextPositions } : {}),
    ...(videoPositions && screen !== 'gameplay' ? { videoPositions } : {}),
    ...(cta && {
      cta: {
        ...ctaRest,
        ...(positions && { positions: { ...positions, [screen]: null } }),
        ...(fingerPositions && {
          fingerPositions: screen === 'outro' ? fingerPositions : { ...fingerPositions, [screen]: null },
        }),
      },
    }),
  };
}
