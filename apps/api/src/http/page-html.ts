import { messages } from '@spinreel/config-schema/messages';
import { pageHead, productName, titleOf, type PageHead } from '@spinreel/config-schema/site-pages';
import { escapedHtml } from './escaped-html.ts';

/** The picture that stands for the product where a page's address is sent around, in the web app's own files. */
const picture = {
  path: '/brand/og.png',
  widthPx: 1200,
  heightPx: 630,
  alt: `${productName}, playable video ads`,
};

/** What an address that is no page tells about itself. */
const nowhere: PageHead = {
  title: titleOf(messages.routing.unexpected),
  description: null,
  isIndexed: false,
};

/**
 * The app's `html` with the head of the page at `path`, for those who read pages without running scripts: search engines,
 * and whatever draws a card for a link. `origin` is where others reach the server, without a slash at the end; it may hold
 * what a client sent as its host.
 */
export function pageHtml(html: string, { path, origin }: { path: string; origin: string }): string {
  const head = pageHead(path) ?? nowhere;
  const tags = [
    `<title>${escapedHtml(head.title)}</title>`,
    ...(head.description === null ? [] : [named('description', head.description)]),
    ...(head.isIndexed ? shareTags(head, { path, origin }) : [named('robots', 'noindex')]),
  ];
  return html
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
}

function shareTags(head: PageHead, { path, origin }: { path: string; origin: string }): string[] {
  const address = origin + path;
  return [
    `<link rel="canonical" href="${escapedHtml(address)}" />`,
    property('og:type', 'website'),
    property('og:site_name', productName),
    property('og:title', head.title),
    property('og:description', head.description ?? ''),
    property('og:url', address),
    property('og:image', origin + picture.path),
    property('og:image:width', String(picture.widthPx)),
    property('og:image:height', String(picture.heightPx)),
    property('og:image:alt', picture.alt),
    named('twitter:card', 'summary_large_image'),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapedHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapedHtml(content)}" />`;
}
