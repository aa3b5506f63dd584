/** What a way to a step carries along: the names of the fields that are meant, the best first. */
export interface AskedField {
  readonly askedFields: readonly string[];
}

/** The names in what came along with an address; none when it came alone. */
export function askedFieldsIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('askedFields' in state)) return [];
  const { askedFields } = state;
  return Array.isArray(askedFields) ? askedFields.filter((name) => typeof name === 'string') : [];
}

/** The first of the named fields that stands inside `root`, found by its label; null when none does. */
export function findField(root: ParentNode, names: readonly string[]): HTMLElement | null {
  for (const name of names) {
    const named = [...root.querySelectorAll<HTMLElement>('[aria-label]')].find(
      (element) => element.getAttribute('aria-label') === name,
    );
    if (named !== undefined) return named;
    const label = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    if (label?.control) return label.control;
  }
  return null;
}
