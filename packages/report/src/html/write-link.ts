import { markup, type Markup } from '../markup.ts';

/** Writes the address of a web page as a link that shows its host and path. Anything else is text. */
export function writeLink(url: string): Markup {
  const { protocol, host, pathname } = URL.parse(url) ?? { protocol: '', host: '', pathname: '' };
  if (protocol !== 'https:' && protocol !== 'http:') return markup`${url}`;
  const text = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return markup`<a href="${url}" rel="noopener noreferrer">${shown}</a>`;
}
