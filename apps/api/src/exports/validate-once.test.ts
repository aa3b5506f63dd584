import { expect, it } from 'vitest';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { createRecentResults } from '../jobs/recent-results.ts';
import { validateOnce } from './validate-once.ts';

const createContext = () => ({
  validConfigs: createRecentResults<AdConfig>({ keepMs: 1000, maxResults: 2, now: () => 0 }),
});

it('returns the same config for equal ones, and another one for others', async () => {
  const context = createContext();
  const first = await validateOnce(context, { name: 'Reels' });
  expect(await validateOnce(context, { name: 'Reels' })).toBe(first);
  expect(await validateOnce(context, { name: 'Other' })).toEqual({ name: 'Other' });
});

it('refuses an invalid config each time', async () => {
  const context = createContext();
  for (const invalid of [{ name: 1 }, { name: 1 }, undefined])
    await expect(validateOnce(context, invalid)).rejects.toMatchObject({ code: 'invalid-ad' });
});
