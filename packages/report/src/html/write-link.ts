import { markup, type Markup } from '../markup.ts';

/** Longer addresses are cut in the text, but not in the link. */
const maxTextLength = 120;

/** Writes the address of a web page as a link that shows its host, and its path if it is short. Anything else is text. */
export function writeLink(url: string, shows: 'host' | 'path' = 'path'): Markup {
  const { protocol, host, pathname } = URL.parse(url) ?? { protocol: '', host: '', pathname: '' };
  if (protocol !== 'https:' && protocol !== 'http:') return markup`${url}`;
  const text = `${host.replace(/^www\./, '')}${pathname === '/' || shows === 'host' ? '' : pathname}`;
  const shown = text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text;
  return markup`<a href="${url}" rel="noopener noreferrer">${shown}</a>`;
}
