import { messages } from '@spinreel/config-schema/messages/messages';
import {
  findPageHead,
  productName,
  formatTitle,
  type PageHead,
} from '@spinreel/config-schema/site/site-pages';
import { escapeHtml } from './escape-html.ts';

/** The image in link previews; a file of the web app. */
const shareImage = {
  path: '/brand/og.png',
  widthPx: 1200,
  heightPx: 630,
  alt: `${productName}, playable video ads`,
};

/** The head of pages that do not exist. */
const notFoundHead: PageHead = {
  title: formatTitle(messages.routing.unexpected),
  description: null,
  isIndexed: false,
};

/**
 * Puts the head of the page at `path` into the app's `html`, for search engines and link previews, which do not run scripts.
 * `origin` is the public origin of the server, without a trailing slash. It is escaped, because it may come from the
 * client's `Host` header.
 */
export function renderPageHtml(html: string, { path, origin }: { path: string; origin: string }): string {
  const head = findPageHead(path) ?? notFoundHead;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
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
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    property('og:type', 'website'),
    property('og:site_name', productName),
    property('og:title', head.title),
    property('og:description', head.description ?? ''),
    property('og:url', address),
    property('og:image', origin + shareImage.path),
    property('og:image:width', String(shareImage.widthPx)),
    property('og:image:height', String(shareImage.heightPx)),
    property('og:image:alt', shareImage.alt),
    named('twitter:card', 'summary_large_image'),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}
