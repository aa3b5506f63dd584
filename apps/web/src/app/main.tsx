import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/sora/index.css';
import '../ui/styles/fallback-fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/layout-primitives.css';
import '../ui/styles/text-primitives.css';
import '../ui/styles/global.css';
import { removeTrailingSlash } from '@spinreel/config-schema/site/site-pages';
import { loadPublicPage } from './load-public-page.ts';
import { showLoadFailure } from './show-load-failure.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

try {
  await showPage(root, shortenAddress());
} catch (error) {
  showLoadFailure(root);
  throw error;
}

/** Loads only what this kind of page needs: public pages need neither the router nor the store. */
async function showPage(root: HTMLElement, path: string): Promise<void> {
  const load = loadPublicPage(path);
  if (load === null) return (await import('./show-app.tsx')).showApp(root);
  const [{ showPublicPage }, Page] = await Promise.all([import('./show-public-page.tsx'), load()]);
  showPublicPage(root, Page);
}

/** Removes a trailing slash from the URL, as the server's redirect does, and returns the path. */
function shortenAddress(): string {
  const { pathname, search, hash } = window.location;
  const path = removeTrailingSlash(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
  return path;
}
