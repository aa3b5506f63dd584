import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { countNetworks, describeNetworkCount } from './count-networks.ts';

const { meta, moloco, web, 'meta-html': metaHtml } = networks;

test.each([
  [[], '0 networks'],
  [[meta], '1 network'],
  [[meta, metaHtml], '1 network'],
  [[meta, metaHtml, moloco], '2 networks'],
  [[meta, web], '1 network and 1 web page'],
  [[web], '1 web page'],
])('counts each network once, whatever its formats: %#', (records, text) => {
  expect(describeNetworkCount(records)).toBe(text);
});

test('does not count a web page as a network', () => {
  expect(countNetworks([meta, moloco, web])).toBe(2);
});
