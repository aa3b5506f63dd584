import { adNetworks } from '@spinreel/exporters/networks/index';
import { unsupportedNetworks } from '@spinreel/exporters/networks/unsupported-networks';
import { expect, it } from 'vitest';
import { networksCommand, type NetworkList } from './networks-command.ts';

const ids = Object.keys(adNetworks);

// Requirement: network.list
it('lists every network in aligned columns, then those that are not supported', () => {
  const [header = '', ...lines] = run([]);
  const column = header.indexOf('NETWORK');
  const rows = lines.slice(0, ids.length);
  expect(rows.map((row) => row.slice(0, column).trimEnd())).toEqual(ids);
  for (const row of rows) expect(row.slice(column - 2)).toMatch(/^ {2}\S.* {2}(html|zip) {2}/);
  const rest = lines.slice(ids.length).join('\n');
  expect(rest).toMatch(/Not supported:\n {2}yandex \(Yandex Direct\): .*video/);
});

// Requirement: network.list
it('prints the networks as JSON, with limits, sources, validators and the unsupported ones', () => {
  const list = JSON.parse(run(['--json']).join('\n')) as NetworkList;
  expect(list.networks.map(({ id }) => id)).toEqual(ids);
  expect(list.unsupported).toEqual(unsupportedNetworks);
  const { label, validator, measurement, sources, limits } = adNetworks.applovin;
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
    validator,
    measurement,
    sources,
  });
});

function run(argv: readonly string[]): string[] {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(networksCommand(argv, { print, printError: print, printProgress: print, folder: '.' })).toBe(0);
  return lines;
}
