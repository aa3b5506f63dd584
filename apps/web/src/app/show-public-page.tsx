import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PublicPage } from './public-page.tsx';

/** Renders a public page into `root`, or hydrates it if it was prerendered. */
export function showPublicPage(root: HTMLElement, Page: ComponentType): void {
  const page = <PublicPage Page={Page} />;
  if (!root.hasChildNodes()) return createRoot(root).render(page);
  // Hydrates in small steps. The page is already visible, and taps and scrolling are handled between the steps.
  startTransition(() => {
    hydrateRoot(root, page);
  });
}
