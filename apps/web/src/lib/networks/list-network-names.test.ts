import { expect, test } from 'vitest';
import { summarizeNetworkNames } from './list-network-names.ts';

const label = (name: string) => ({ label: name });

test('names the first four networks and counts the others, each once', () => {
  const labels = ['Meta Ads', 'Meta Ads (HTML)', 'Moloco', 'Google Ads', 'AppLovin', 'Unity Ads', 'Kwai'];
  expect(summarizeNetworkNames(labels.map(label))).toBe('Meta, Moloco, Google, AppLovin and 2 more networks');
  expect(summarizeNetworkNames(labels.slice(0, 3).map(label))).toBe('Meta and Moloco');
});
