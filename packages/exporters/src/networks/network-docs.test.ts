import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defineNetwork } from '../network.ts';
import { adNetworks, networks } from './index.ts';
import { unsupportedNetworks } from './unsupported-networks.ts';
import { formatNetworkDocs } from '../../docs/format-network-docs.ts';

// Requirement: network.docs
test('docs/networks.md is up to date (run `pnpm network-docs`)', () => {
  const written = readFileSync(new URL('../../../../docs/networks.md', import.meta.url), 'utf8');
  const text = formatNetworkDocs({ networks: Object.values(adNetworks), unsupported: unsupportedNetworks });
  expect(written).toBe(text);
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
