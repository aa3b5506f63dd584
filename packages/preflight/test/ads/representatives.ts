import type { Network } from '@spinreel/exporters/network';
import { adNetworks, networks } from '@spinreel/exporters/networks/index';

/** The first network of each kind of web view. */
export const familyNetworks: readonly Network[] = firstOfEach(
  Object.values<Network>(adNetworks),
  ({ family }) => family,
);

/** The first network of each kind of web view and of container. */
export const fileNetworks: readonly Network[] = firstOfEach(
  Object.values<Network>(networks),
  ({ family, container }) => `${family}, ${container.extension}`,
);

/** The first network of each kind of container. */
export const containerNetworks: readonly Network[] = firstOfEach(
  fileNetworks,
  ({ container }) => container.extension,
);

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}
