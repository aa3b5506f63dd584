import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findRequirements, presetLifeDays } from '@spinreel/config-schema/compliance/presets/presets';
import { expect, it } from 'vitest';
import { composeQuestion, computePublishingKey } from './stored-publishing.ts';

const choice = { product: 'social-casino', market: 'us' } as const;
const [preset] = findRequirements({ ...choice, networks: ['meta'] });
const checkedAtMs = Date.parse(preset!.checkedOn);
const dayMs = 24 * 60 * 60 * 1000;

// Requirement: publishing.check
it('checks a file again once the requirements may be out of date', () => {
  const first = computeKey(checkedAtMs + (presetLifeDays - 10) * dayMs);
  expect(computeKey(checkedAtMs + (presetLifeDays - 5) * dayMs)).toBe(first);
  const outdated = computeKey(checkedAtMs + (presetLifeDays + 20) * dayMs);
  expect(outdated).not.toBe(first);
  expect(computeKey(checkedAtMs + (presetLifeDays + 30) * dayMs)).toBe(outdated);
});

// Requirement: publishing.check
it.each([
  [choice, choice],
  [{ product: choice.product }, null],
  [{ market: choice.market }, null],
  [undefined, null],
])('asks for the law only with a product type and a market: %o', (compliance, asked) => {
  const config: AdConfig = { networks: ['meta'], ...(compliance && { compliance }) };
  const file = { sha256: 'a'.repeat(64), networkId: 'meta' };
  expect(composeQuestion({ file, config, nowMs: checkedAtMs }).choice).toEqual(asked);
});

function computeKey(nowMs: number): string {
  const config: AdConfig = { networks: ['meta'], compliance: choice };
  return computePublishingKey(
    composeQuestion({ file: { sha256: 'a'.repeat(64), networkId: 'meta' }, config, nowMs }),
  );
}
