import { expect, type Page } from '@playwright/test';

/** Shows another variant or language in the wizard. `name` is the start of its name. */
export async function chooseScope(page: Page, what: 'Variant' | 'Language', name: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Variant and language' });
  await bar.getByRole('combobox', { name: what }).click();
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
}
