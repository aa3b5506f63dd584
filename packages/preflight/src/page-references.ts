import type { Excerpt, OpenedPage, PageElement } from './opened-file.ts';

/** An address in the page and the element or style that names it. */
export interface Reference {
  readonly element: PageElement;
  readonly attribute: string;
  readonly value: string;
}

const addressAttributes = [
  'src',
  'href',
  'xlink:href',
  'poster',
  'data',
  'action',
  'formaction',
  'background',
  'srcset',
];

/** Returns the addresses in the page's attributes, except empty ones and anchors within the page. */
export function referencesOf(page: OpenedPage): Reference[] {
  return page.elements.flatMap((element) =>
    addressAttributes.flatMap((attribute) => {
      const value = element.attributes.get(attribute)?.trim() ?? '';
      return value === '' || value.startsWith('#') ? [] : [{ element, attribute, value }];
    }),
  );
}

/** Returns the addresses in `url(...)` and `@import` of the page's styles. */
export function styleReferencesOf(page: OpenedPage): Excerpt[] {
  const pattern = /(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/gi;
  return page.styles.flatMap(({ where, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ where, text: match[1] ?? '' })),
  );
}

/** Whether an address is a `data:` or `blob:` URL, which loads nothing. */
export function isSelfContained(address: string): boolean {
  return /^(data|blob):/i.test(address);
}

/** Whether an address points to another server: it starts with a scheme other than `data:` or `blob:`, or with `//`. */
export function isExternal(address: string): boolean {
  return !isSelfContained(address) && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}
