import { expect, type Page } from '@playwright/test';
import type { ServedCopy } from './served-copy.ts';

/** How long the sample's video is encoded at most. */
export const encodingTimeoutMs = 180_000;

/** Opens the sample casino ad as a new ad of a browser that enters the password. */
export async function openSampleAd(page: Page, product: ServedCopy): Promise<void> {
  const { address: origin, accessPassword: password } = product;
  await page.request.post('/api/access', { data: { password }, headers: { origin } });
  await page.goto('/create?sample=casino');
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible({
    timeout: encodingTimeoutMs,
  });
  await expect(page).toHaveURL(/ad=/);
}
