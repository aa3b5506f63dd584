import { renderToString } from 'react-dom/server';
import { HomePage } from '../pages/home/home-page.tsx';
import { PublicPage } from './public-page.tsx';

/** The front page as a visitor sees it who has not entered the password, for the build to write into the page itself. */
export function frontPageHtml(): string {
  return renderToString(<PublicPage Page={HomePage} />);
}
