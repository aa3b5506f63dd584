import { useEffect } from 'react';
import { site } from '../config/site.ts';

/** Names the page in the browser's tab and history: what it shows first, the product last. Empty parts are left out. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, site.productName].filter((part) => part.trim() !== '').join(' · ');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = site.productName;
    };
  }, [title]);
}
