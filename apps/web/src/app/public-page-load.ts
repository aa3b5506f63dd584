import type { PublicPath } from '@spinreel/config-schema/site-pages';
import type { ComponentType } from 'react';

type PageLoad = () => Promise<ComponentType>;

/** How the public page at an address is loaded; null for the front page, which has its own file, and for all others. */
export function publicPageLoad(path: string): PageLoad | null {
  return Object.hasOwn(loads, path) ? loads[path as keyof typeof loads] : null;
}

const loads = {
  '/contact': async () => (await import('../pages/contact/contact-page.tsx')).ContactPage,
  '/imprint': async () => (await import('../pages/imprint/imprint-page.tsx')).ImprintPage,
  '/terms': async () => (await import('../pages/terms/terms-page.tsx')).TermsPage,
  '/privacy': async () => (await import('../pages/privacy/privacy-page.tsx')).PrivacyPage,
  '/cookies': async () => (await import('../pages/cookies/cookies-page.tsx')).CookiesPage,
} satisfies Record<Exclude<PublicPath, '/'>, PageLoad>;
