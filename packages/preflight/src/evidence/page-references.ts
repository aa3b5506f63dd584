import type { OpenedPage, PageElement } from '../opening/opened-file.ts';
import type { Place } from '../rule.ts';
import { oncePer } from '../cache/once-per.ts';

/** An address in the page's markup or styles. */
export interface Reference extends Place {
  readonly value: string;
}

/** An address in an attribute. */
export interface AttributeReference extends Reference {
  readonly element: PageElement;
  readonly attribute: string;
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

/** Returns the addresses in the page's attributes, except empty ones, anchors within the page, and code. */
export const referencesOf: (page: OpenedPage) => readonly AttributeReference[] = oncePer((page) =>
  page.elements
    .filter(({ attributes }) => attributes.size > 0)
    .flatMap((element) =>
      addressAttributes.flatMap((attribute) => {
        const value = element.attributes.get(attribute)?.trim() ?? '';
        if (value === '' || value.startsWith('#') || /^javascript:/i.test(value)) return [];
        return [{ element, attribute, value, ...placeOf(page, element) }];
      }),
    ),
);

/** Returns the addresses in `url(...)` and `@import` of the page's styles. */
export const styleReferencesOf: (page: OpenedPage) => readonly Reference[] = oncePer((page) => {
  const pattern = /(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/gi;
  return page.styles.flatMap((source) =>
    [...source.text.matchAll(pattern)].map((match) => ({
      source,
      value: match[1] ?? '',
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
});

/** Returns the place of an element's start tag. */
export function placeOf(page: OpenedPage, { tag }: PageElement): Place {
  return { source: page.source, start: tag?.start ?? 0, end: tag?.end ?? 0 };
}

/** Whether an address is a `data:` or `blob:` URL, which loads nothing. */
export function isSelfContained(address: string): boolean {
  return /^(data|blob):/i.test(address);
}

/** Whether an address points to another server: it starts with a scheme other than `data:` or `blob:`, or with `//`. */
export function isExternal(address: string): boolean {
  return !isSelfContained(address) && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}
