import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/sora/index.css';
import '../ui/styles/fallback-fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/global.css';
import { paths } from '../config/paths.ts';
import { publicPageLoad } from './public-page-load.ts';
import { showLoadFailure } from './show-load-failure.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

try {
  await showPage(root, window.location.pathname);
} catch (error) {
  showLoadFailure(root);
  throw error;
}

/** Each kind of page loads what it needs and no more. */
async function showPage(root: HTMLElement, path: string): Promise<void> {
  if (path === paths.home.to()) return (await import('./show-front-page.tsx')).show(root);
  const load = publicPageLoad(path);
  if (load === null) return (await import('./show-app.tsx')).show(root);
  const [{ showPublicPage }, Page] = await Promise.all([import('./show-public-page.tsx'), load()]);
  showPublicPage(root, Page);
}
