import { expect, test } from 'vitest';
import { metaNextSteps } from './meta-next-steps.ts';

// Requirement: export.next-steps
test('the next steps lead from a new campaign to its test, in order', () => {
  const order = [
    /create a campaign/i,
    /App Installs/,
    /Upload Playable Ad/,
    /ZIP/,
    /app store URL/,
    /preview and test/i,
  ];
  expect(metaNextSteps).toHaveLength(order.length);
  for (const [index, pattern] of order.entries()) expect(metaNextSteps[index]).toMatch(pattern);
});

// Requirement: export.app-installs-first
test('names App Installs first and says that Traffic depends on the account', () => {
  expect(metaNextSteps[1]).toMatch(/App Installs.*Traffic.*depends on the account/);
});
