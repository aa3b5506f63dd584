/** A length for each of several texts. */
type Lengths<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Finds the largest length of each text that fits, up to its limit, by halving the range of all texts together. `fits`
 * measures texts of these lengths. If a text does not fit with one character, its length is 0.
 */
export async function findLargestLengths<Name extends string>(
  limits: Lengths<Name>,
  fits: (lengths: Lengths<Name>) => Promise<Readonly<Record<Name, boolean>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(limits) as Name[];
  const low = mapNames(names, () => 0);
  const high = mapNames(names, (name) => limits[name]);
  // Often the limits themselves fit.
  let lengths: Lengths<Name> = limits;
  while (names.some((name) => low[name] < high[name])) {
    const result = await fits(lengths);
    for (const name of names) {
      if (low[name] === high[name]) continue;
      if (result[name]) low[name] = lengths[name];
      else high[name] = lengths[name] - 1;
    }
    lengths = mapNames(names, (name) => Math.ceil((low[name] + high[name]) / 2));
  }
  return low;
}

function mapNames<Name extends string>(
  names: readonly Name[],
  find: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, find(name)])) as Record<Name, number>;
}
