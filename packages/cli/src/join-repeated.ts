/** Joins the values of an option that is given several times into its list: `-n meta -n moloco` is `-n meta,moloco`. */
export function joinRepeated(value: string, before?: string): string {
  return before === undefined ? value : `${before},${value}`;
}
