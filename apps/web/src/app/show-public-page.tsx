import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PublicPage } from './public-page.tsx';

/** Puts a public page into `root`, or brings it to life where it was drawn while building. */
export function showPublicPage(root: HTMLElement, Page: ComponentType): void {
  const page = <PublicPage Page={Page} />;
  if (!root.hasChildNodes()) return createRoot(root).render(page);
  // In small steps: what is to be seen is there already, and taps and scrolling come in between.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}
