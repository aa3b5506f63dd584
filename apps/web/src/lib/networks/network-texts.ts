import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import type { Network } from '@spinreel/exporters/network';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { shortenNetworkName } from './list-network-names.ts';

/** All networks that an ad can be exported for, in the order of the table. */
export const allNetworks: readonly Network[] = Object.values(adNetworks);

/** The names of the file types that networks accept. */
export const fileTypeTexts = {
  zip: { title: 'ZIP bundle', format: 'ZIP Bundle' },
  html: { title: 'Single HTML file', format: 'Single HTML file' },
} as const;

/** Lists the key facts about a network's file, each in a few words. */
export function listFacts({ label, container, limits, orientation }: Network): string[] {
  const size = limits.maxBytes === null ? '' : `at most ${limits.maxBytes / 1_000_000} MB`;
  return [
    container.extension === 'zip'
      ? `${capitalize(size)} and ${limits.maxFiles} files`
      : `One file with everything inside, ${size}`,
    orientation === 'both' ? 'Portrait and landscape' : 'Plays without an internet connection',
    `Taps open the store through ${shortenNetworkName(label)}`,
  ];
}

/** Lists the technical facts about a network's file, for engineers. */
export function listTechnicalFacts({ storeCall, storeUrl, container, specStatus }: Network): string[] {
  return [
    ...(storeCall === null
      ? []
      : [`Calls ${storeCall.object}.${storeCall.method}(${storeCall.takesUrl ? 'url' : ''})`]),
    'No HTTP requests',
    storeUrlTexts[storeUrl],
    container.extension === 'zip' ? 'Media in static scripts' : 'Media as data URIs',
    statusTexts[specStatus],
  ];
}

const storeUrlTexts = {
  required: 'The store URLs are in the file',
  campaign: 'Uses the store URL of the campaign',
  forbidden: 'No store URL in the file',
} as const satisfies Record<Network['storeUrl'], string>;

const statusTexts = {
  confirmed: 'Checked against the network’s own documents',
  partial: 'Checked against the network’s documents and studies of its web view',
  unverified: 'Unverified: checked against third-party descriptions only',
} as const satisfies Record<Network['specStatus'], string>;
