/** The ids in docs/requirements.md, in order. Each requirement is a list item that starts with its id in backticks. */
export function readRequirementIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- `([a-z0-9-]+\.[a-z0-9-]+)`: /gm)].map(([, id = '']) => id);
}
