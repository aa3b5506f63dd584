/** The product's name, as every page's title ends with it. */
export const productName = 'Spinreel';

/** What a page tells browsers, search engines and those to whom its address is sent. */
export interface PageHead {
  readonly title: string;
  /** One sentence for result lists; null where there is none to list. */
  readonly description: string | null;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
}

/** The pages for everybody, by address: the site map lists exactly these. */
export const publicPages = {
  '/': page(
    `${productName}: playable video ads for casino games, without code`,
    'Turn a gameplay clip into a playable ad in about 5 minutes: mark where it waits for a spin, make it yours, and export files for Meta and Moloco.',
  ),
  '/contact': page(
    titleOf('Contact'),
    `Ask for access to ${productName}, the builder for playable casino ads, or anything else. We reply within 24 hours.`,
  ),
  '/imprint': page(titleOf('Imprint'), `Who publishes and operates ${productName}, and how to reach them.`),
  '/terms': page(titleOf('Terms of Service'), `The terms under which ${productName} may be used.`),
  '/privacy': page(
    titleOf('Privacy Policy'),
    `Which personal data ${productName} processes, why, for how long, and which rights you have.`,
  ),
  '/cookies': page(
    titleOf('Cookie Policy'),
    `What ${productName} stores in your browser, what loads only after you agree, and how to change your mind.`,
  ),
} as const satisfies Record<string, PageHead>;

export type PublicPath = keyof typeof publicPages;

/** What the page at an address tells about itself; null when there is no such page. Pages behind the gate are not listed. */
export function pageHead(path: string): PageHead | null {
  if (isPublic(path)) return publicPages[path];
  const isLocked = /^\/(create|ads|preview\/[^/]+)\/?$/.test(path);
  return isLocked ? { title: productName, description: null, isIndexed: false } : null;
}

/** A page's name with the product's behind it. */
export function titleOf(name: string): string {
  return `${name} · ${productName}`;
}

function isPublic(path: string): path is PublicPath {
  return Object.hasOwn(publicPages, path);
}

function page(title: string, description: string): PageHead {
  return { title, description, isIndexed: true };
}
