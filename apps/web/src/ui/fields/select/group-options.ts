/** Options with the title of their group. */
interface OptionGroup<Option> {
  readonly title: string | undefined;
  readonly items: Option[];
}

/** Collects options of the same group that follow each other. */
export function groupOptions<Option extends { readonly group?: string }>(
  options: readonly Option[],
): OptionGroup<Option>[] {
  const groups: OptionGroup<Option>[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.title === option.group) last.items.push(option);
    else groups.push({ title: option.group, items: [option] });
  }
  return groups;
}
