import { HomePage } from '../pages/home/home-page.tsx';
import { showPublicPage } from './show-public-page.tsx';

/**
 * Puts the front page into `root`. Most who come see nothing else, so it needs neither the router nor the store: its links
 * load the rest of the application when they are followed.
 */
export function show(root: HTMLElement): void {
  showPublicPage(root, HomePage);
}
