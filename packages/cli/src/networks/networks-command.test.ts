import { adNetworks } from '@spinreel/exporters/networks/index';
import { unsupportedNetworks } from '@spinreel/exporters/networks/unsupported-networks';
import { expect, it } from 'vitest';
import { createTestIo } from '../../test/create-test-io.ts';
import { networksCommand, type NetworkList } from './networks-command.ts';

const ids = Object.keys(adNetworks);

// Requirement: network.list
it('lists every network in aligned columns, then those that are not supported', async () => {
  const [header = '', ...lines] = await run({ json: false });
  const column = header.indexOf('NETWORK');
  const rows = lines.slice(0, ids.length);
  expect(rows.map((row) => row.slice(0, column).trimEnd())).toEqual(ids);
  for (const row of rows) expect(row.slice(column - 2)).toMatch(/^ {2}\S.* {2}(html|zip) {2}/);
  const rest = lines.slice(ids.length).join('\n');
  expect(rest).toMatch(/Not supported:\n {2}yandex \(Yandex Direct\): .*video/);
});

// Requirement: network.list
it('prints the networks as JSON, with limits, sources, validators and the unsupported ones', async () => {
  const list = JSON.parse((await run({ json: true })).join('\n')) as NetworkList;
  expect(list.networks.map(({ id }) => id)).toEqual(ids);
  expect(list.unsupported).toEqual(unsupportedNetworks);
  const { label, uploads, validator, measurement, sources, limits } = adNetworks.applovin;
  expect(list.networks.find(({ id }) => id === 'applovin')).toEqual({
    id: 'applovin',
    label,
    specStatus: 'confirmed',
    file: 'html',
    limits: {
      maxBytes: limits.maxBytes,
      adviceBytes: null,
      counts: 'file',
      maxFiles: limits.maxFiles,
    },
    orientation: 'both',
    storeUrl: 'required',
    uploads,
    validator,
    measurement,
    sources,
  });
});

async function run(options: { json: boolean }): Promise<string[]> {
  const { io, lines } = createTestIo({ folder: import.meta.dirname });
  expect(await networksCommand(options, io)).toBe(0);
  return lines;
}
