import type { Network } from '@spinreel/exporters/network';
import { groupNetworks, verificationTitles } from '../../../lib/networks/network-groups.ts';
import type { SelectOption } from '../../../ui/fields/select/select-field.tsx';

/** The value of the product's own preview. No network has this id. */
export const ownPreview = '';

/**
 * Lists what an ad can be previewed as: the product's own preview, the ad's networks, then the others as in the dialog that
 * chooses networks.
 */
export function listPreviewOptions(
  networks: readonly Network[],
  chosen: readonly Network[],
): SelectOption<string>[] {
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const others = networks.filter(({ id }) => !chosenIds.has(id));
  return [
    { value: ownPreview, label: 'Spinreel preview' },
    ...chosen.map(({ id, label, specStatus }) => ({
      value: id,
      label,
      note: verificationTitles[specStatus],
      group: 'Networks of this ad',
    })),
    ...groupNetworks(others, '').flatMap((group) =>
      group.networks.map(({ id, label }) => ({
        value: id,
        label,
        group: `Other networks, ${group.title.toLowerCase()}`,
      })),
    ),
  ];
}
