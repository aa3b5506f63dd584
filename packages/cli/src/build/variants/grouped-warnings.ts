/** Collects warnings about several ads, so that each is printed once. */
export interface GroupedWarnings {
  add(label: string, warnings: readonly string[]): void;
  /** Returns each warning once, with the ads it is about if it is not about all `adCount`, and forgets them. */
  take(adCount: number): string[];
}

/** The most ads that a warning names. */
const mostNames = 3;

/** Creates an empty collection of warnings. */
export function createGroupedWarnings(): GroupedWarnings {
  const labels = new Map<string, Set<string>>();
  return {
    add(label, warnings) {
      for (const warning of warnings) labels.set(warning, (labels.get(warning) ?? new Set()).add(label));
    },
    take(adCount) {
      const lines = [...labels].map(([warning, named]) =>
        named.size === adCount ? warning : `${warning} (${nameSome([...named])})`,
      );
      labels.clear();
      return lines;
    },
  };
}

/** Lists names: 'Play, de; Spin, de; and 4 more'. */
export function nameSome(names: readonly string[]): string {
  const others = names.length - mostNames;
  return [...names.slice(0, mostNames), ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
}
