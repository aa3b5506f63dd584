import { expect, test } from 'vitest';
import { defineNetwork } from '../network.ts';
import { adNetworks, networks } from './index.ts';
import { unsupportedNetworks } from './unsupported-networks.ts';
import { formatNetworkDocs } from '../../docs/format-network-docs.ts';

// Requirement: network.docs
test('lists all networks, and those that are not supported', () => {
  const all = Object.values(adNetworks);
  const text = formatNetworkDocs({ networks: all, unsupported: unsupportedNetworks });
  for (const { id, label } of all) expect(text).toContain(`| ${label} | \`${id}\` |`);
  for (const { label } of unsupportedNetworks) expect(text).toContain(label);
});

test('names a document once, and omits the source of a limit that the network does not state', () => {
  const source = { url: 'https://acme.example/rules', checkedOn: '2026-01-31', confidence: 'high' } as const;
  const acme = defineNetwork({
    ...networks.meta,
    id: 'acme',
    label: 'Acme | Ads',
    sources: { rules: source, size: { ...source, url: 'https://tool.example' }, host: source },
    ruleOverrides: { 'packed-size': { topic: 'own' } },
  });
  const text = formatNetworkDocs({ networks: [acme], unsupported: [] });
  expect(text).toContain('| Acme \\| Ads | `acme` | ZIP |');
  expect(text).toContain('| [rules, host](https://acme.example/rules) (2026-01-31) |');
  expect(text).not.toContain('tool.example');
});

test('lists what documents say about uploads', () => {
  const source = { url: 'https://acme.example/upload', checkedOn: '2026-01-31', confidence: 'high' } as const;
  const uploads = {
    group: { name: 'line item', maxFiles: 3, source },
    questions: [{ text: 'the age of viewers', source }],
  };
  const acme = defineNetwork({ ...networks.meta, id: 'acme', label: 'Acme', uploads });
  const text = formatNetworkDocs({ networks: [acme, networks.moloco], unsupported: [] });
  expect(text).toContain('| Acme | 3 for each line item | the age of viewers | [uploads](https://acme');
});
