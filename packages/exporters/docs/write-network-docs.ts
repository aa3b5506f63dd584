// Writes docs/networks.md: `pnpm network-docs`.
import { writeFileSync } from 'node:fs';
import { adNetworks } from '../src/networks/index.ts';
import { unsupportedNetworks } from '../src/networks/unsupported-networks.ts';
import { formatNetworkDocs } from './format-network-docs.ts';

const text = formatNetworkDocs({ networks: Object.values(adNetworks), unsupported: unsupportedNetworks });
writeFileSync(new URL('../../../docs/networks.md', import.meta.url), text);
