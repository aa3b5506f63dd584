import { expect, test } from 'vitest';
import { metaNextSteps } from './meta-next-steps.ts';

test('the next steps lead from a new campaign to the test, in the order of the product spec', () => {
  const order = [
    /create a campaign/i,
    /App Installs/,
    /Upload Playable Ad/,
    /ZIP/,
    /app store URL/,
    /preview and test/i,
  ];
  expect(metaNextSteps).toHaveLength(order.length);
  for (const [index, words] of order.entries()) expect(metaNextSteps[index]).toMatch(words);
});

test('App Installs comes first, and Traffic is said to depend on the account', () => {
  expect(metaNextSteps[1]).toMatch(/App Installs.*Traffic.*depends on the account/);
});
