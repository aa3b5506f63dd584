import type { PlacementScreen } from '@spinreel/config-schema/options/options';

/** The screens of an ad, as the wizard calls them. */
export const screenNames: Readonly<Record<PlacementScreen, string>> = {
  cover: 'Cover',
  gameplay: 'Gameplay',
  outro: 'Outro',
};
