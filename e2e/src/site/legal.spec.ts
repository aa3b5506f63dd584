// Requirement: site.legal-numbers
import { expect } from '@playwright/test';
import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { checkScreen } from '../support/check-screen.ts';
import { test } from '../support/test.ts';

const pages = [
  {
    path: '/imprint',
    link: 'Imprint',
    facts: ['§ 25 MedienG', 'Address', 'VAT ID', 'Company register number', 'reviewed by counsel'],
  },
  {
    path: '/terms',
    link: 'Terms',
    facts: [
      'Effective January 20, 2025',
      '1.5% per month',
      'the amounts paid in the 6 months before the claim',
      'Children under 16 are excluded',
      'Austrian law applies',
    ],
  },
  {
    path: '/privacy',
    link: 'Privacy',
    facts: [
      'Effective August 20, 2025',
      'Analytics load only after you have agreed (opt-in',
      'no advertising cookies',
      'Children under 16 are excluded',
      'Österreichische Datenschutzbehörde',
      'Article 6(1)(b) GDPR',
    ],
  },
  {
    path: '/cookies',
    link: 'Cookies',
    facts: [
      'Effective August 20, 2025',
      'No advertising cookies are used',
      'spinreel_session',
      'spinreel_browser',
      ...Object.values(storageKeys),
      'Your answer is kept for one year',
    ],
  },
] as const;

// Requirement: site.frame, site.legal-pages
test('every legal page is reached from the footer and states its facts', async ({ page }) => {
  await page.goto('/contact');
  for (const { path, link, facts } of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(publicPages[path].title);
    for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const last = contents.last();
    await last.click();
    await expect(page).toHaveURL(path + ((await last.getAttribute('href')) ?? ''));
    await expect(page.getByRole('heading', { name: (await last.textContent()) ?? '' })).toBeInViewport();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await checkScreen(page, `legal${path.replace('/', '-')}-${width}`, width === 390 ? 'html' : 'main');
    }
  }
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
