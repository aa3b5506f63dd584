/** Joins the first names and counts the others: 'Dragons, Pirates and 3 more'. */
export function listSome(names: readonly string[], maxNames = 5): string {
  const shown = names.slice(0, maxNames).join(', ');
  const others = names.length - maxNames;
  return others > 0 ? `${shown} and ${others.toLocaleString('en')} more` : shown;
}
