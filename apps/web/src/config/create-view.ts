/** The workspaces that take the place of the wizard's step. */
const views = ['variants', 'texts', 'contact-sheet'] as const;
export type CreateView = (typeof views)[number];

/** The name of the wizard's query parameter that opens a workspace. */
const viewParam = 'view';

/** The navigation state of links that open a workspace from the wizard. Closing it then goes back. */
export const openedFromWizard = { isOpenedFromWizard: true } as const;

/** Returns the workspace in the URL; null if there is none. */
export function readView(query: URLSearchParams): CreateView | null {
  const view = query.get(viewParam);
  return views.find((each) => each === view) ?? null;
}

/** Returns the search part of a URL of the wizard with a workspace, or without one if `view` is null. */
export function writeView(query: URLSearchParams, view: CreateView | null): string {
  const next = new URLSearchParams(query);
  if (view === null) next.delete(viewParam);
  else next.set(viewParam, view);
  return `?${next.toString()}`;
}
