import type { PublicPath } from '@spinreel/config-schema/site/site-pages';
import type { ComponentType } from 'react';

type PageLoad = () => Promise<ComponentType>;

/** Returns the loader of the public page with this path, or null for all other paths. */
export function loadPublicPage(path: string): PageLoad | null {
  return Object.hasOwn(loads, path) ? loads[path as keyof typeof loads] : null;
}

const loads = {
  '/': async () => (await import('../pages/home/home-page.tsx')).HomePage,
  '/contact': async () => (await import('../pages/contact/contact-page.tsx')).ContactPage,
  '/imprint': async () => (await import('../pages/imprint/imprint-page.tsx')).ImprintPage,
  '/terms': async () => (await import('../pages/terms/terms-page.tsx')).TermsPage,
  '/privacy': async () => (await import('../pages/privacy/privacy-page.tsx')).PrivacyPage,
  '/cookies': async () => (await import('../pages/cookies/cookies-page.tsx')).CookiesPage,
} satisfies Record<PublicPath, PageLoad>;
