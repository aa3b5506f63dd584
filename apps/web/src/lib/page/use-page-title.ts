import { useEffect } from 'react';
import { site } from '../../config/site.ts';

/** Sets the document title: the given parts first, the product's name last. Empty parts are left out. */
export function usePageTitle(...parts: readonly string[]): void {
  useDocumentTitle([...parts, site.productName].filter((part) => part.trim() !== '').join(' · '));
}

/** Sets the whole document title while the page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = site.productName;
    };
  }, [title]);
}
