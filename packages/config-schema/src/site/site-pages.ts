/** The product's name, as every page's title ends with it. */
export const productName = 'Spinreel';

/** What browsers, search engines and link previews show about a page. */
export interface PageHead {
  readonly title: string;
  /** One sentence for result lists; null if the page is not listed. */
  readonly description: string | null;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
}

/** The public pages, by address. The site map lists exactly these. */
export const publicPages = {
  '/': createPageHead(
    `${productName}: playable video ads for casino games, without code`,
    'Turn a cover image and a gameplay video into a playable casino ad in about 5 minutes, without code, and export it for ad networks.',
  ),
  '/contact': createPageHead(
    formatTitle('Contact'),
    `Request access to ${productName}, the builder for playable casino ads, or ask us a question. We reply within 24 hours.`,
  ),
  '/imprint': createPageHead(
    formatTitle('Imprint'),
    `Who publishes and operates ${productName}, and how to reach them.`,
  ),
  '/terms': createPageHead(
    formatTitle('Terms of Service'),
    `The terms under which ${productName} may be used.`,
  ),
  '/privacy': createPageHead(
    formatTitle('Privacy Policy'),
    `Which personal data ${productName} processes, why, for how long, and which rights you have.`,
  ),
  '/cookies': createPageHead(
    formatTitle('Cookie Policy'),
    `What ${productName} stores in your browser, what loads only after you agree, and how to change your mind.`,
  ),
} as const satisfies Record<string, PageHead>;

export type PublicPath = keyof typeof publicPages;

/** The head of the page at an address; null if there is no such page. Search engines may not list pages behind the gate. */
export function findPageHead(path: string): PageHead | null {
  if (isPublic(path)) return publicPages[path];
  const isLocked = /^\/(create|ads|check|preview\/[^/]+)$/.test(path);
  return isLocked ? { title: productName, description: null, isIndexed: false } : null;
}

/** The path of a page without the slash at its end; every other path as it is. */
export function removeTrailingSlash(path: string): string {
  const short = path.replace(/(?<=[^/])\/$/, '');
  return findPageHead(short) === null ? path : short;
}

/** A page's name followed by the product's. */
export function formatTitle(name: string): string {
  return `${name} · ${productName}`;
}

function isPublic(path: string): path is PublicPath {
  return Object.hasOwn(publicPages, path);
}

function createPageHead(title: string, description: string): PageHead {
  return { title, description, isIndexed: true };
}
