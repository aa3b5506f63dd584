import type { PublicPath } from '@spinreel/config-schema/site/site-pages';
import { renderToString } from 'react-dom/server';
import { loadPublicPage } from './load-public-page.ts';
import { PublicPage } from './public-page.tsx';

/** Renders a public page to HTML, for a visitor without the password. The build writes it into the page's file. */
export async function prerenderPage(path: PublicPath): Promise<string> {
  const load = loadPublicPage(path);
  if (load === null) throw new Error(`${path} is not a public page.`);
  return renderToString(<PublicPage Page={await load()} />);
}
